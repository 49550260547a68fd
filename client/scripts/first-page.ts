/**
 * Write the first page ready-made, once for each language.
 *
 * The client takes a while to arrive on a slow line. So the build renders the landing page to text and lays it
 * beside index.html; the server sends the one in the reader's language, and the client takes its place. Until
 * then it is inert: nothing in it could answer.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption } from 'vite';

/** What the modules of the client look for in a browser when they are loaded; none of it does anything. */
function pretendBrowser(): void {
  const nothing = (): void => undefined;
  const storage = { getItem: () => null, setItem: nothing, removeItem: nothing };
  Object.assign(globalThis, {
    location: { pathname: '/', hash: '', search: '', origin: '' },
    localStorage: storage,
    sessionStorage: storage,
    matchMedia: () => ({ matches: false, addEventListener: nothing }),
    addEventListener: nothing,
    document: { addEventListener: nothing, documentElement: {} },
  });
}

/** Styles that stand in attributes, as classes of a sheet: the policy of the page forbids the former. */
class Sheet {
  #classes = new Map<string, string>();

  taken(html: string): string {
    return html.replace(/<[^>]* style="[^"]*"[^>]*>/g, (tag) => {
      const style = / style="([^"]*)"/.exec(tag)?.[1] ?? '';
      const name = this.#classes.get(style) ?? `first-${this.#classes.size}`;
      this.#classes.set(style, name);
      const bare = tag.replace(/ style="[^"]*"/, '');
      return bare.includes(' class="')
        ? bare.replace(' class="', ` class="${name} `)
        : bare.replace(/>$/, ` class="${name}">`);
    });
  }

  toString(): string {
    return [...this.#classes].map(([style, name]) => `.${name}{${style}}`).join('\n');
  }
}

/** What the module that is built for it offers. */
interface Rendering {
  firstPage: (code: string) => Promise<string>;
  LANGUAGES: Record<string, string>;
}

export function firstPage(plugins: () => PluginOption[]): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'first-page',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    async writeBundle(_, bundle) {
      const made = join(root, 'node_modules', '.first-page');
      await build({
        root,
        configFile: false,
        logLevel: 'error',
        plugins: plugins(),
        ssr: { noExternal: true },
        build: { ssr: 'src/first.ts', outDir: made, emptyOutDir: true, rolldownOptions: { output: { format: 'es' } } },
      });
      pretendBrowser();
      const { firstPage: rendered, LANGUAGES } = (await import(
        pathToFileURL(join(made, 'first.js')).href
      )) as Rendering;
      const shell = readFileSync(join(folder, 'index.html'), 'utf8');
      const words = (code: string): string =>
        Object.values(bundle).find((each) => each.type === 'chunk' && each.facadeModuleId?.includes(`/${code}.ftl`))
          ?.fileName ?? '';
      mkdirSync(join(folder, 'first'), { recursive: true });
      const sheet = new Sheet();
      const pages: Record<string, string> = {};
      for (const code of Object.keys(LANGUAGES)) pages[code] = sheet.taken(await rendered(code));
      const styles = sheet.toString();
      const name = `assets/first-${createHash('sha256').update(styles).digest('base64url').slice(0, 8)}.css`;
      writeFileSync(join(folder, name), styles);
      for (const [code, body] of Object.entries(pages)) {
        const links = [
          `<link rel="stylesheet" crossorigin href="/${name}">`,
          `<link rel="modulepreload" crossorigin href="/${words(code)}">`,
        ];
        const page = shell
          .replace('<html lang="en">', `<html lang="${code}">`)
          .replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
          .replace('<div id="app"></div>', `<div id="app"><div inert>${body}</div></div>`);
        writeFileSync(join(folder, 'first', `${code}.html`), page);
      }
      rmSync(made, { recursive: true });
    },
  };
}

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { firstPage } from './scripts/first-page';

const server = process.env['PIZZAIOLO_SERVER'] ?? 'http://127.0.0.1:8000';

/** Everything that is worth it lies beside its compressed forms: the server only picks one. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg|json|webmanifest|txt)$/.test(name)) continue;
        const path = join(folder, name);
        const text = readFileSync(path);
        const forms = {
          gz: gzipSync(text, { level: 9 }),
          br: brotliCompressSync(text, {
            params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
          }),
        };
        for (const [form, bytes] of Object.entries(forms)) {
          if (bytes.length < text.length) writeFileSync(`${path}.${form}`, bytes);
        }
      }
    },
  };
}

/** Parts of the site that are loaded when they are opened, and not on the way to the first move. */
const LATER = [
  'AroundDevice',
  'BigScreen',
  'BigScreenLink',
  'BigScreenWay',
  'BotChoice',
  'Choice',
  'club-api',
  'dates',
  'DrawFace',
  'FacePicker',
  'FriendsDialog',
  'kept/people',
  'OvenRow',
  'OwnEdition',
  'OwnGames',
  'Presets',
  'QrCode',
  'road/along',
  'road/errands',
  'road/keeping',
  'road/listing',
  'road/own-server',
  'road/shelf',
  'SettingsSheet',
  'ShareLink',
  'strength',
  'TableOptions',
  'Toggle',
];

/** The same for the table: what is on no table before somebody opens it. */
const LATER_AT_TABLE = [
  'baking/Hurry',
  'baking/QuestionBar',
  'baking/WhichRule',
  'device/Curtain',
  'device/Passing',
  'device/SharedTable',
  'Keys',
  'oven/Chalkboard',
  'oven/Middle',
  'seats/AllOrders',
  'seats/Reactions',
  'seats/SeatDialog',
  'TableDialogs',
  'TableMenu',
];

export default defineConfig({
  plugins: [svelte(), firstPage(() => [svelte()]), compressed()],
  // The page may lie in any folder: only index.html, which is sent for every path, says from the top where things
  // are; `pizzaiolo site` rewrites that.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  worker: {
    format: 'es',
    // The server knows it by this name: it alone may run WebAssembly.
    rolldownOptions: { output: { entryFileNames: 'assets/road-worker-[hash].js' } },
  },
  build: {
    outDir: '../src/pizzaiolo/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // Browsers that know light-dark() themselves: lowered, a part of the page could not have its own scheme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The policy of the page forbids what is written into it; every picture is a file or a part of the code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Three parts and no more until the first move: what every screen needs, the table, a language.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'site',
              test: new RegExp(
                `node_modules/(svelte|esm-env|clsx|@fluent)|src/(lib|art|ui|ways-in)/(?!waiting/|(${LATER.join('|')})\\.)`,
              ),
              priority: 2,
            },
            {
              name: 'table',
              test: new RegExp(`src/table/(?!after/|compare/|replay/|review/|(${LATER_AT_TABLE.join('|')})\\.)`),
              priority: 1,
            },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    // The words are shared with the server and lie beside it.
    fs: { allow: ['..'] },
    proxy: {
      '/api': server,
      '/healthz': server,
      // A link with a token in it sets a cookie.
      '^/t/[^/]+/[^/]+$': server,
      '/ws': { target: server, ws: true },
    },
  },
});

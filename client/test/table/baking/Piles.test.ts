import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { language, LANGUAGES, type Language } from '../../../src/lib/words.svelte';
import Piles from '../../../src/table/baking/Piles.svelte';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';

const KINDS = ['pineapple', 'pepper', 'mushroom', 'olive', 'salami', 'shrimp'];

test.each(Object.keys(LANGUAGES) as Language[])(
  'six names below the piles stand apart on a laptop: %s',
  async (code) => {
    await language.choose(code);
    const screen = document.body.appendChild(document.createElement('div'));
    screen.style.cssText = 'container: screen / size; inline-size: 1366px; block-size: 768px';
    const target = screen.appendChild(document.createElement('div'));
    target.style.cssText = 'inline-size: 528px; block-size: 142px';
    const { container } = await render(Piles, { target, props: { kinds: KINDS, singles: {}, doubles: {} } });
    const words = [...container.querySelectorAll('.word')].map((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return range.getBoundingClientRect();
    });
    expect(words).toHaveLength(KINDS.length);
    const gaps = words.slice(1).map((word, place) => word.left - words[place]!.right);
    expect(Math.min(...gaps), JSON.stringify(gaps)).toBeGreaterThan(5);
    screen.remove();
  },
);

import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { options } from '../../src/lib/kept/options.svelte';
import { language } from '../../src/lib/words.svelte';
import Presets from '../../src/ways-in/Presets.svelte';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';

// The narrowest that three stand side by side, and a tablet.
test.each([656, 702])('no face lies on the circle of its table, %d pixels wide', async (wide) => {
  await language.choose('en');
  const target = document.createElement('div');
  target.style.inlineSize = `${wide}px`;
  document.body.append(target);
  const screen = await render(Presets, { target, props: { options, onchoose: vi.fn() } });
  for (const input of target.querySelectorAll('input')) {
    const face = input.parentElement!.querySelector('.face')!;
    expect(face.getBoundingClientRect().left).toBeGreaterThanOrEqual(input.getBoundingClientRect().right);
  }
  await screen.unmount();
});

/** Focus: where a new screen begins, so that nobody who cannot see it has to search for it. */

const OFTEN = 40;
const APART = 50;

/**
 * Put the focus on the heading of the screen, as soon as it has one: loading a screen or connecting to a
 * table takes a moment. A user who has moved on meanwhile is left alone.
 */
export async function focusHeading(): Promise<void> {
  for (let tries = 0; tries < OFTEN; tries += 1) {
    await new Promise((later) => setTimeout(later, APART));
    if (document.activeElement && document.activeElement !== document.body) {
      if (document.activeElement.closest('main, dialog')) return;
    }
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) continue;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return;
  }
}

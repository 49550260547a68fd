/* The colours that players have, as the style sheet knows them. */

const KNOWN = new Set(['yellow', 'green', 'brown', 'purple', 'red', 'pink']);

function name(colour: string | null | undefined): string {
  return colour && KNOWN.has(colour) ? colour : 'other';
}

/** The colour itself: of a ticket, of a card's back. */
export function fill(colour: string | null | undefined): string {
  return `var(--${name(colour)})`;
}

/** What can be read on it. */
export function on(colour: string | null | undefined): string {
  return `var(--${name(colour)}-on)`;
}

/** A tint of it to put things on. */
export function soft(colour: string | null | undefined): string {
  return `var(--${name(colour)}-soft)`;
}

/** A shade of it that can be read on paper. */
export function text(colour: string | null | undefined): string {
  return `var(--${name(colour)}-text)`;
}

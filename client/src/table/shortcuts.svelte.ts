// What a key means at the table. Single keys can be turned off, for people who use speech input.

export type Pressed =
  number | 'confirm' | 'more' | 'less' | 'order' | 'stack' | 'repeat' | 'pause' | 'orders' | 'keys' | 'react' | 'hurry';

const LETTERS: Record<string, Pressed> = {
  '+': 'more',
  '=': 'more',
  '-': 'less',
  '−': 'less',
  o: 'order',
  s: 'stack',
  r: 'repeat',
  p: 'pause',
  a: 'orders',
  e: 'react',
  h: 'hurry',
  '?': 'keys',
};

const KEPT = 'pizzaiolo.keys';

/** Whether single letters and digits do something. */
export const singleKeys = (() => {
  let on = $state(localStorage.getItem(KEPT) !== 'off');
  return {
    get on(): boolean {
      return on;
    },
    set on(value: boolean) {
      on = value;
      localStorage.setItem(KEPT, value ? 'on' : 'off');
    },
  };
})();

/** What a key asks for; null: nothing, or something for the browser. */
export function keyPressed(event: KeyboardEvent, asked: boolean): Pressed | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return null;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest('dialog')) return null;
  if (target?.matches('input:not([type="radio"], [type="checkbox"]), select, textarea')) return null;
  if (event.key === 'Enter') return target?.closest('button, a, summary') ? null : 'confirm';
  if (!singleKeys.on) return null;
  if (!asked && /^[1-9]$/.test(event.key)) return Number(event.key);
  return LETTERS[event.key.toLowerCase()] ?? null;
}

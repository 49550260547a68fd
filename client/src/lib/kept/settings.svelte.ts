/** Settings: how this browser likes it; kept here and nowhere else. */

export interface Settings {
  name: string;
  /** The look that was picked (see art/looks); empty: the one that follows from the name. */
  face: string;
  /** The colour asked for when sitting down; empty: any. */
  colour: string;
  sound: boolean;
  voice: boolean;
  vibration: boolean;
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'reduced' | 'full';
  /** The player's own words for kinds: `{ pineapple: 'cheese' }`. */
  skin: Record<string, string>;
  /** Whether the table says so when something is about to go wrong for a beginner. */
  hints: boolean;
  /** Whether a table answers when there is no choice. */
  press: boolean;
  /** Whether a table adds what is missing to an order. */
  add: boolean;
  /** Whether only the hand is shown while a big screen shows the table. */
  handheld: boolean;
}

const KEPT = 'pizzaiolo.settings';

const DEFAULTS: Settings = {
  name: '',
  face: '',
  colour: '',
  sound: false,
  voice: false,
  vibration: false,
  theme: 'auto',
  motion: 'auto',
  skin: {},
  hints: true,
  press: false,
  add: false,
  handheld: true,
};

function kept(): Settings {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return { ...DEFAULTS, ...(found as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(kept());

const wantsLess = matchMedia('(prefers-reduced-motion: reduce)');
let systemReduced = $state(wantsLess.matches);
wantsLess.addEventListener('change', () => (systemReduced = wantsLess.matches));

/** Whether things are to be shown as cuts instead of movements; reactive. */
export function reducedMotion(): boolean {
  return settings.motion === 'auto' ? systemReduced : settings.motion === 'reduced';
}

/** Keep every change, and show it: the style sheets look at the attributes of the root. Never ends. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEPT, JSON.stringify(settings));
    });
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === 'auto') delete root.dataset['theme'];
      else root.dataset['theme'] = settings.theme;
      root.dataset['motion'] = reducedMotion() ? 'reduced' : 'full';
    });
  });
}

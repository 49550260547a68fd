// What happens at the table, for screen readers: said once in one live region, and forgotten.
import { untrack } from 'svelte';
import { announcement } from '../art/card-words';
import type { TableModel } from '../lib/model/model.svelte';
import type { Heard } from '../lib/protocol';
import { play } from '../lib/senses/sound';
import { say } from '../lib/senses/speech';
import { language, t } from '../lib/words.svelte';
import { late, type Telling } from './telling';

/** What happens in one moment is said in one breath. */
const BREATH = 80;
const FORGET = 2500;

const SOUNDS: Partial<Record<Heard['event']['what'], Parameters<typeof play>[0]>> = {
  placed: 'thud',
  submitted: 'sizzle',
  oven_opened: 'door',
  turned_up: 'thud',
  order_turned_up: 'murmur',
  baked: 'bell',
  returned: 'smoke',
};

export class LiveRegion {
  text = $state('');
  #pending: string[] = [];
  /** Whether the viewer already knows that it is their turn: it is said once, not for each step of it. */
  #called = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What will be told as soon as it can be seen. */
  #held: (() => void) | null = null;
  #holding: ReturnType<typeof setTimeout> | undefined;

  /**
   * `screen` says how long after the last announcement it can be seen, in milliseconds, whether the device hums
   * when it is the viewer's turn, and whether it says aloud what is called out.
   */
  constructor(
    private readonly model: TableModel,
    private readonly telling: Telling,
    private readonly screen: () => { wait: number; hums: boolean; speaks: boolean },
  ) {}

  /** Listen until the returned function is called. */
  begin(): () => void {
    // No reason to start again: what is about to be said would be lost.
    this.#called = untrack(() => this.model.turn !== null);
    const stop = this.model.listen((heard) => this.#hear(heard));
    return () => {
      stop();
      clearTimeout(this.#timer);
      clearTimeout(this.#holding);
    };
  }

  /** Say something now. */
  say(text: string): void {
    if (!text) return;
    this.#pending.push(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.text = this.#pending.join(' ');
      this.#pending = [];
      this.#timer = setTimeout(() => (this.text = ''), FORGET);
    }, BREATH);
  }

  /** Repeat the last turn, to the ear and to the eye: that is possible until the next one begins. */
  repeat(): void {
    this.text = '';
    for (const event of this.model.said) this.say(this.telling.aloud(event));
    this.model.callAgain();
    this.#speak();
  }

  #hear(heard: Heard): void {
    const event = heard.event;
    this.#release();
    if (event.what === 'awaited') this.#await(event.seat);
    else {
      if (!(event.what === 'placed' || event.what === 'submitted')) this.#called = false;
      const words = this.telling.aloud(event) + late(heard);
      this.#hold(() => {
        this.say(words);
        const sound = SOUNDS[event.what];
        if (sound) play(sound);
      });
    }
    if (event.what === 'placed') this.#speak();
  }

  /** Tell something when it can be seen, or before anything else is told. */
  #hold(tell: () => void): void {
    this.#held = tell;
    const { wait } = this.screen();
    if (wait > 0) this.#holding = setTimeout(() => this.#release(), wait);
    else this.#release();
  }

  #release(): void {
    clearTimeout(this.#holding);
    this.#held?.();
    this.#held = null;
  }

  #await(seat: number): void {
    const mine = seat === this.model.viewer && this.model.playing;
    if (!mine) this.#called = false;
    if (!mine || this.#called) return;
    this.#called = true;
    this.say(t('your-turn'));
    if (this.screen().hums) navigator.vibrate?.(120);
  }

  #speak(): void {
    const placed = this.model.said.find((event) => event.what === 'placed');
    if (placed && this.screen().speaks) say(announcement(placed.kind, placed.announced), language.current);
  }
}

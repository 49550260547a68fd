/** A seat's card as a picture: drawn from scratch, so that it needs nothing from the page but its colours. */
import { fill, on } from '../../art/colours';
import type { Account } from '../../lib/protocol';
import type { Summary } from './summary';

const WIDE = 1080;
const HIGH = 720;
const EDGE = 64;

type Colours = (value: string) => string;

/** Do something while an element on the page can tell the colours of the style sheet. */
function withColours<T>(work: (of: Colours) => T): T {
  const probe = document.createElement('i');
  document.body.append(probe);
  try {
    return work((value) => {
      probe.style.color = value;
      return getComputedStyle(probe).color;
    });
  } finally {
    probe.remove();
  }
}

/** Text within a width: as large as it fits, and cut if even small letters are too many. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  face: string,
  size: number,
  room: number,
) {
  let px = size;
  do pen.font = `${px}px ${face}`;
  while (pen.measureText(text).width > room && (px -= 2) > size / 2);
  let cut = text;
  while (pen.measureText(cut).width > room && cut.length > 1) cut = `${cut.slice(0, -2)}…`;
  pen.fillText(cut, x, y);
}

export interface Shown {
  account: Account;
  colour: string;
  summary: Summary;
  /** What it came down to. */
  headline: string;
  /** The moment to look at again, in a line. */
  moment: string;
}

/** The card as a PNG. */
export async function picture(shown: Shown): Promise<Blob> {
  await document.fonts.load('48px Caprasimo').catch(() => []);
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  withColours((of) => draw(pen, of, shown));
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture came out'))), 'image/png'),
  );
}

function draw(pen: CanvasRenderingContext2D, of: Colours, { account, colour, summary, headline, moment }: Shown): void {
  const style = getComputedStyle(document.documentElement);
  const display = style.getPropertyValue('--display');
  const body = style.getPropertyValue('--body');
  pen.fillStyle = of('var(--paper)');
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = of(fill(colour));
  pen.fillRect(0, 0, WIDE, 150);
  pen.fillStyle = of(on(colour));
  pen.textBaseline = 'middle';
  write(pen, summary.title, EDGE, 48, display, 50, WIDE - 2 * EDGE);
  write(pen, headline, EDGE, 106, display, 36, WIDE - 2 * EDGE);
  // A torn edge, like that of a ticket.
  pen.fillStyle = of('var(--paper)');
  for (let x = 0; x < WIDE; x += 36) {
    pen.beginPath();
    pen.arc(x + 18, 154, 18, Math.PI, 0);
    pen.fill();
  }
  const bars = [
    { value: account.luck, error: account.luck_error, most: 1, signed: true, ink: 'var(--crust)' },
    { value: account.loss, error: account.loss_error, most: 1, signed: false, ink: 'var(--tomato)' },
    { value: account.memory ?? 0, error: account.memory_error ?? 0, most: 1, signed: false, ink: 'var(--basil)' },
  ];
  summary.rows.forEach(([what, figure], row) => {
    const y = 226 + row * 130;
    const bar = bars[row];
    if (!bar) return;
    pen.fillStyle = of('var(--ink)');
    write(pen, what, EDGE, y, display, 44, 380);
    pen.textAlign = 'right';
    write(pen, figure, WIDE - EDGE, y, body, 38, 500);
    pen.textAlign = 'left';
    drawBar(pen, of, y + 38, bar);
  });
  pen.fillStyle = of('var(--ink)');
  write(pen, moment, EDGE, 628, body, 34, WIDE - 2 * EDGE);
  pen.fillStyle = of('var(--ink-soft)');
  write(pen, 'Pizzaiolo', EDGE, 682, display, 32, 400);
}

interface Drawn {
  value: number;
  error: number;
  most: number;
  signed: boolean;
  ink: string;
}

function drawBar(pen: CanvasRenderingContext2D, of: Colours, y: number, bar: Drawn): void {
  const long = WIDE - 2 * EDGE;
  const at = (amount: number): number => {
    const part = Math.max(bar.signed ? -1 : 0, Math.min(1, amount / bar.most));
    return EDGE + (bar.signed ? (long * (1 + part)) / 2 : long * part);
  };
  pen.fillStyle = of('var(--sunken)');
  pen.fillRect(EDGE, y, long, 30);
  pen.fillStyle = of(bar.ink);
  pen.fillRect(Math.min(at(0), at(bar.value)), y + 4, Math.abs(at(bar.value) - at(0)), 22);
  pen.fillStyle = of('var(--ink)');
  pen.fillRect(at(bar.value - bar.error), y + 14, at(bar.value + bar.error) - at(bar.value - bar.error), 3);
  if (bar.signed) pen.fillRect(at(0) - 1, y - 4, 3, 38);
}

/** Put a picture into the clipboard or, if that is refused, save it as a file. Says which. */
export async function hand(made: Promise<Blob>, name: string): Promise<'copied' | 'saved'> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': made })]);
    return 'copied';
  } catch {
    const address = URL.createObjectURL(await made);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    return 'saved';
  }
}

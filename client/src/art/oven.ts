/** The masonry of the oven, computed once: courses of brick on a dome, and the stones around its mouth. */

export const WIDE = 320;
export const HIGH = 236;
const MIDDLE = 160;
const SPRING = 148;
const FLOOR = 208;

/** A small wobble that is the same every time: nothing here was drawn with a ruler. */
function wobble(n: number): number {
  const x = Math.sin(n * 12.9898) * 43758.5453;
  return (x - Math.floor(x) - 0.5) * 2;
}

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** All joints between the bricks as one path. */
export function courses(): string {
  const lines: string[] = [];
  for (let row = 0; row < 13; row += 1) {
    const y = 24 + row * 17;
    lines.push(`M0 ${at(0, y + wobble(row)).slice(4)}`);
    for (let x = 40; x <= WIDE; x += 40) lines.push(`L${at(x, y + wobble(row * 31 + x) * 1.2)}`);
    for (let x = (row % 2) * 19; x <= WIDE; x += 38) {
      const joint = x + wobble(x + row) * 3;
      lines.push(`M${at(joint, y)}L${at(joint + wobble(joint), y - 17)}`);
    }
  }
  return lines.join('');
}

/** The stones of the arch, from left to right. The one in the middle is the keystone. */
export function stones(): string[] {
  const made: string[] = [];
  const count = 13;
  for (let i = 0; i < count; i += 1) {
    const key = i === (count - 1) / 2;
    const wider = (edge: number): number => (edge === (count - 1) / 2 ? -0.22 : edge === (count + 1) / 2 ? 0.22 : 0);
    const from = Math.PI - (Math.PI * (i + wider(i))) / count;
    const to = Math.PI - (Math.PI * (i + 1 + wider(i + 1))) / count;
    const inner = 86 - (key ? 5 : 0);
    const outer = 110 + wobble(i) * 2.5 + (key ? 9 : 0);
    const point = (angle: number, reach: number): string =>
      at(MIDDLE + Math.cos(angle) * reach * 1.08, SPRING - Math.sin(angle) * reach);
    made.push(
      `M${point(from, inner)}L${point(from, outer)}L${point((from + to) / 2, outer + 1.5)}L${point(to, outer)}L${point(to, inner)}Z`,
    );
  }
  for (const side of [-1, 1]) {
    const near = MIDDLE + side * 86 * 1.08;
    const far = MIDDLE + side * 111 * 1.08;
    made.push(`M${at(near, SPRING)}L${at(far, SPRING)}L${at(far + side, SPRING + 30)}L${at(near, SPRING + 29)}Z`);
    made.push(`M${at(near, SPRING + 29)}L${at(far + side, SPRING + 30)}L${at(far, FLOOR)}L${at(near, FLOOR)}Z`);
  }
  return made;
}

/** The mouth, a little larger than what the stones leave open. */
export const MOUTH = `M64 ${FLOOR}V${SPRING}C64 96 106 60 160 60s96 36 96 88V${FLOOR}Z`;

export const DOME = 'M6 228C2 110 58 8 160 6c102 2 158 104 154 222Z';

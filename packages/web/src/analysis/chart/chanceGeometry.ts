/** Chances of all seats in a position, 0 … 1, together 1; null where nobody has looked yet. */
export type Chances = readonly number[] | null;

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a position stands in the picture. */
export function xOf({ left, right }: Frame, at: number, length: number): number {
  return round(length === 0 ? left : left + ((right - left) * at) / length);
}

export function yOf({ top, bottom }: Frame, chance: number): number {
  return round(bottom - (bottom - top) * chance);
}

/** The position nearest to a point of the picture. */
export function positionAt({ left, right }: Frame, x: number, length: number): number {
  const share = right === left ? 0 : (x - left) / (right - left);
  return Math.max(0, Math.min(length, Math.round(share * length)));
}

/** An area between two lines, and the line above it. */
export interface Layer {
  readonly seat: number;
  readonly area: string;
  readonly upper: string;
  /** The middle of its thickest place, for a name. */
  readonly label: { readonly x: number; readonly y: number; readonly thickness: number };
}

/** An area that is less thick has no room for a letter. */
export const DISC = 14;

/** Areas of the seats one above the other in the given order, the first at the bottom, as far as somebody has looked. */
export function layersOf(chances: readonly Chances[], order: readonly number[], frame: Frame): Layer[] {
  const length = chances.length - 1;
  const known = chances.flatMap((all, at) => (all === null ? [] : [{ at, all }]));
  const below = known.map(() => 0);
  return order.map((seat) => {
    const lower = known.map(({ at }, index) => [xOf(frame, at, length), yOf(frame, below[index])] as const);
    const upper = known.map(({ at, all }, index) => {
      below[index] = Math.min(1, below[index] + all[seat]);
      return [xOf(frame, at, length), yOf(frame, below[index])] as const;
    });
    return {
      seat,
      area: known.length === 0 ? '' : `${pathOf(upper)}${pathOf(lower.toReversed()).replace('M', 'L')}Z`,
      upper: pathOf(upper),
      label: thickest(lower, upper, frame),
    };
  });
}

type Point = readonly [number, number];

export function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** A name stands where there is most room for it, away from the edges. */
function thickest(lower: readonly Point[], upper: readonly Point[], { left, right }: Frame): Layer['label'] {
  const inner = (right - left) * 0.12;
  let best = { x: left, y: 0, thickness: -1 };
  for (const [index, [x, y]] of upper.entries()) {
    if (x < left + inner || x > right - inner) continue;
    const thickness = lower[index][1] - y;
    if (thickness > best.thickness) best = { x, y: round(y + thickness / 2), thickness };
  }
  return best;
}

const round = (value: number): number => Math.round(value * 10) / 10;

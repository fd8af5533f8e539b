import type { Frame } from './chanceGeometry.ts';

/** Where a sign would like to be: beside a point of the line, above or below it. */
export interface Wish {
  readonly x: number;
  /** The height of the point. */
  readonly y: number;
  readonly isAbove: boolean;
  readonly size: number;
  /** Those of more weight choose first. */
  readonly weight: number;
}

/** What no sign may cover. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface SignPlace {
  readonly x: number;
  readonly y: number;
  /** Whether it had to leave its point: then a thin line leads there. */
  readonly isAway: boolean;
}

/** Between a sign and the line, and between two signs. */
const GAP = 2;

/** Signs beside their points so that none covers another, or what has to be read; by the order of the wishes. */
export function placeSigns(wishes: readonly Wish[], frame: Frame, kept: readonly Area[]): SignPlace[] {
  const taken: Area[] = [...kept];
  const places = wishes.map(({ x, y }): SignPlace => ({ x, y, isAway: false }));
  const byWeight = wishes.map((_, index) => index).toSorted((one, other) => wishes[other].weight - wishes[one].weight);
  for (const index of byWeight) {
    const wish = wishes[index];
    const half = wish.size / 2;
    const options = optionsFor(wish, frame);
    const freeOf = (areas: readonly Area[]): Point | undefined =>
      options.find((one) => !areas.some((area) => covers(area, one, half)));
    // Where there is no room at all, signs rather cover each other than what has to be read.
    const place = freeOf(taken) ?? freeOf(kept) ?? options[0];
    const { x, y } = place;
    taken.push({ left: x - half, right: x + half, top: y - half, bottom: y + half });
    const isAway = Math.hypot(x - wish.x, y - wish.y) > wish.size + 4 * GAP;
    places[index] = { x, y, isAway };
  }
  return places;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Above and below the point, nearest first; where that is full, beside it. */
function optionsFor(wish: Wish, frame: Frame): Point[] {
  const half = wish.size / 2;
  const heights = heightsOf(wish, frame);
  return [0, -half, half, -wish.size, wish.size, -2 * wish.size, 2 * wish.size].flatMap((by) => {
    const x = clamp(wish.x + by, frame.left + half, frame.right - half);
    return heights.map((y) => ({ x, y }));
  });
}

/** Nearest to the point first; of two that are as near, that on the side asked for. */
function heightsOf({ y, isAbove, size }: Wish, { top, bottom }: Frame): number[] {
  const half = size / 2;
  const step = size / 4;
  const [least, most] = [top + half, bottom - half];
  const wished = clamp(y + (isAbove ? -1 : 1) * (half + 3 * GAP), least, most);
  const count = Math.ceil((most - least) / step);
  const away = Array.from({ length: count + 1 }, (_, index) => index * step);
  return away
    .flatMap((by) => (isAbove ? [wished - by, wished + by] : [wished + by, wished - by]))
    .filter((one) => one >= least && one <= most);
}

const covers = (area: Area, { x, y }: Point, half: number): boolean =>
  x + half + GAP > area.left &&
  x - half - GAP < area.right &&
  y + half + GAP > area.top &&
  y - half - GAP < area.bottom;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

import { xOf, type Frame } from './chanceGeometry.ts';

/** The number of a turn or move below the picture. */
export interface Tick {
  /** The position that it led to. */
  readonly at: number;
  readonly n: number;
}

/** Steps that a reader can count on: of the few turns of an Age, and of the moves of a game. */
const OF_TURNS = [1, 2, 3, 6];
const OF_MOVES = [10, 20, 50, 100];
const MOST_TURNS = 12;
/** What a number of two digits needs. */
const ROOM = 24;
/** Half of what a letter of the name of an Age needs, and half of a number beside it. */
const LETTER = 3.4;
const NUMBER = 11;

/** The name of an Age below the picture. */
export interface Name {
  readonly x: number;
  readonly name: string;
}

/** As many numbers as there is room for between the names of the Ages; in each row of numbers the first one is told. */
export function thinned(
  ticks: readonly Tick[],
  frame: Frame,
  length: number,
  names: readonly Name[],
): readonly { readonly x: number; readonly n: number }[] {
  const placed = ticks.map(({ at, n }) => ({ x: xOf(frame, at, length), n }));
  const apart = Math.min(...placed.slice(1).map(({ x }, index) => x - placed[index].x));
  const steps = ticks.some(({ n }) => n > MOST_TURNS) ? OF_MOVES : OF_TURNS;
  const step = steps.find((one) => one * apart >= ROOM) ?? steps[steps.length - 1];
  const rest = steps === OF_TURNS ? 1 % step : 0;
  const shown: { x: number; n: number }[] = [];
  for (const tick of placed) {
    const isTold = tick.n === 1 || tick.n % step === rest;
    const isFree = names.every(({ x, name }) => Math.abs(x - tick.x) >= name.length * LETTER + NUMBER);
    if (isTold && isFree && tick.x - (shown.at(-1)?.x ?? -ROOM) >= ROOM) shown.push(tick);
  }
  return shown;
}

import type { RatingHistory } from '@pharos/protocol';

const LEFT = 44;
const RIGHT = 74;
const TOP = 12;
const BOTTOM = 22;
/** Steps between the lines of the axis, the first that gives few enough of them. */
const STEPS = [50, 100, 200, 500, 1000];
const MOST_LINES = 6;
/** Labels nearer than this would cover each other. */
const LABEL_HEIGHT = 15;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where everything in the picture of a rating stands, in pixels. Games are evenly spaced, for days without games say nothing. */
export function graphOf({ history, bots }: RatingHistory, width: number) {
  const height = width < 480 ? 220 : 280;
  const [left, right, bottom] = [LEFT, width - RIGHT, height - BOTTOM];
  const low = Math.min(...history.map(({ points, doubt }) => points - doubt));
  const high = Math.max(...history.map(({ points, doubt }) => points + doubt));
  const step = STEPS.find((size) => (high - low) / size <= MOST_LINES) ?? 1000;
  const [from, to] = [
    Math.floor(low / step) * step,
    Math.max(Math.ceil(high / step), Math.floor(low / step) + 1) * step,
  ];
  const xOf = (at: number): number =>
    round(history.length < 2 ? right : left + ((right - left) * at) / (history.length - 1));
  const yOf = (points: number): number => round(bottom - ((bottom - TOP) * (points - from)) / (to - from));
  const line = history.map(({ points }, at) => ({ x: xOf(at), y: yOf(points) }));
  const settledFrom = history.findIndex(({ provisional }) => !provisional);
  const provisionalTo = settledFrom < 0 ? history.length : settledFrom + 1;
  const upper = history.map(({ points, doubt }, at) => ({ x: xOf(at), y: yOf(points + doubt) }));
  const lower = history.map(({ points, doubt }, at) => ({ x: xOf(at), y: yOf(points - doubt) }));
  const last = line.at(-1) ?? { x: right, y: bottom };
  const lastLabel = Math.min(Math.max(last.y + 6, TOP + 12), bottom);
  return {
    width,
    height,
    left,
    right,
    lines: Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step).map((points) => ({
      points,
      y: yOf(points),
    })),
    bots: botLabels(
      bots.filter(({ points }) => points >= from && points <= to).map((bot) => ({ ...bot, y: yOf(bot.points) })),
      lastLabel,
    ),
    band: `${pathOf(upper)}${pathOf([...lower].reverse()).replace('M', 'L')}Z`,
    provisional: pathOf(line.slice(0, provisionalTo)),
    settled: settledFrom < 0 ? '' : pathOf(line.slice(settledFrom)),
    last: { ...last, labelY: lastLabel },
    dates: datesOf(history, xOf, width < 480 ? 2 : 4),
  };
}

/** Labels beside their levels, moved apart where two would cover each other or the number of today. */
function botLabels(
  bots: readonly { level: string; y: number }[],
  taken: number,
): { level: string; y: number; labelY: number }[] {
  const placed = [taken];
  return [...bots]
    .sort((a, b) => a.y - b.y)
    .map(({ level, y }) => {
      let labelY = y + 4;
      while (placed.some((other) => Math.abs(other - labelY) < LABEL_HEIGHT)) labelY += 1;
      placed.push(labelY);
      return { level, y, labelY };
    });
}

function datesOf(history: RatingHistory['history'], xOf: (at: number) => number, most: number) {
  const count = Math.min(most, history.length);
  const chosen = Array.from({ length: count }, (_, at) =>
    Math.round((at * (history.length - 1)) / Math.max(1, count - 1)),
  );
  return chosen.map((index, at) => ({
    at: history[index].at,
    x: xOf(index),
    anchor: count === 1 || at === count - 1 ? ('end' as const) : at === 0 ? ('start' as const) : ('middle' as const),
  }));
}

function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;

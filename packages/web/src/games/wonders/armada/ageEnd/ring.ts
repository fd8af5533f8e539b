/** A point in percent of a square. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where somebody sits, so many seats to my left: I am at the bottom, and left is clockwise from there. */
export function placeOf(seats: number, count: number): Point {
  const angle = (2 * Math.PI * seats) / count;
  return { x: 50 - 40 * Math.sin(angle), y: 50 + 40 * Math.cos(angle) };
}

const short = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
};
const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** An arrow between two seats, bent towards the middle; it leaves room for both. */
export function arrow(from: Point, to: Point): string {
  const bend = { x: ((from.x + to.x) / 2) * 0.6 + 20, y: ((from.y + to.y) / 2) * 0.6 + 20 };
  return `M${written(short(from, bend, 9))}Q${written(bend)} ${written(short(to, bend, 11))}`;
}

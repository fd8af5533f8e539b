/** The hemicycle: six wedges round the floor, counted from the left. */
const CENTRE = [164, 166] as const;
const OUTER = 146;
const INNER = 54;
const WEDGE = 30;
const GAP = 0.9;

export const BOX = '0 0 328 172';

function at(radius: number, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [CENTRE[0] - radius * Math.cos(angle), CENTRE[1] - radius * Math.sin(angle)];
}

const middleOf = (chamber: number): number => (chamber - 0.5) * WEDGE;

const text = ([x, y]: readonly [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The outline of a Chamber. */
export function wedge(chamber: number): string {
  const from = (chamber - 1) * WEDGE + GAP;
  const to = chamber * WEDGE - GAP;
  const [a, b] = [at(OUTER, from), at(OUTER, to)];
  const [c, d] = [at(INNER, to + GAP), at(INNER, from - GAP)];
  return `M${text(a)}A${OUTER} ${OUTER} 0 0 1 ${text(b)}L${text(c)}A${INNER} ${INNER} 0 0 0 ${text(d)}z`;
}

/** The outer edge of a Chamber, drawn thick for whoever controls it. */
export function rim(chamber: number): string {
  const [a, b] = [at(OUTER - 2.5, (chamber - 1) * WEDGE + 1.8), at(OUTER - 2.5, chamber * WEDGE - 1.8)];
  return `M${text(a)}A${OUTER - 2.5} ${OUTER - 2.5} 0 0 1 ${text(b)}`;
}

/** `count` things side by side across a Chamber, `size` apart. */
function across(chamber: number, radius: number, count: number, size: number): (readonly [number, number])[] {
  const step = (size / radius) * (180 / Math.PI);
  return Array.from({ length: count }, (_, index) => at(radius, middleOf(chamber) + (index - (count - 1) / 2) * step));
}

export const numeralAt = (chamber: number): readonly [number, number] => at(OUTER + 9, middleOf(chamber));
export const pointsAt = (chamber: number): readonly [number, number] => at(67, middleOf(chamber));
export const decreesAt = (chamber: number, count: number): (readonly [number, number])[] =>
  across(chamber, 127, count, count > 2 ? 19 : 27);

/** Own cubes nearer to the floor, the opponent's behind them. */
export const cubesAt = (chamber: number, isMine: boolean, count: number): (readonly [number, number])[] =>
  across(chamber, isMine ? 86 : 105, count, 13.5);

/** The semicircular floor. */
export const FLOOR = `M${text(at(INNER - 8, 0))}A${INNER - 8} ${INNER - 8} 0 0 1 ${text(at(INNER - 8, 180))}z`;
export const [SEAL_X, SEAL_Y] = at(20, 90);

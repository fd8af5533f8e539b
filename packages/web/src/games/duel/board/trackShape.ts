/** The nineteen spaces, from my capital to my opponent's. */
export const SPACES = Array.from({ length: 19 }, (_, index) => index - 9);

/** Points of a zone, at the place where they are written. */
export const ZONES = [2, 4, 7].flatMap((at, index) => {
  const points = [2, 5, 10][index];
  return [
    { at, points },
    { at: -at, points },
  ];
});

/** The zone of a capital, which is worth the game. */
export const CAPITAL_ZONE = 99;

export function zoneOf(space: number): number {
  const distance = Math.abs(space);
  if (distance === 0) return 0;
  return distance <= 2 ? 2 : distance <= 5 ? 5 : distance <= 8 ? 10 : CAPITAL_ZONE;
}

interface TrackShape {
  readonly box: string;
  readonly base: string | null;
  readonly space: (space: number) => string;
  /** The middle of a space. */
  readonly at: (space: number) => readonly [number, number];
  readonly loot: (space: number) => readonly [number, number];
  readonly capital: number;
  readonly pawn: number;
  readonly lootSize: number;
}

/** An arc from the opponent's city above to mine below, so that the pawn walks towards a capital. */
const RADIUS = 360;
const CENTRE = [408, 250] as const;
const HALF_ANGLE = (38 * Math.PI) / 180;

function onArc(space: number, radius = RADIUS): readonly [number, number] {
  const angle = (space / 9.5) * HALF_ANGLE;
  return [CENTRE[0] - radius * Math.cos(angle), CENTRE[1] - radius * Math.sin(angle)];
}

function segment(from: number, to: number, outer: number, inner: number): string {
  const corners = [onArc(from, outer), onArc(to, outer), onArc(to, inner), onArc(from, inner)];
  const [a, b, c, d] = corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${a}A${outer} ${outer} 0 0 1 ${b}L${c}A${inner} ${inner} 0 0 0 ${d}z`;
}

export const curved: TrackShape = {
  box: '0 0 150 500',
  base: segment(-9.9, 9.9, RADIUS + 20, RADIUS - 20),
  space: (space) => segment(space - 0.44, space + 0.44, RADIUS + 15, RADIUS - 15),
  at: onArc,
  loot: (space) => onArc(space, RADIUS + 29),
  capital: 20,
  pawn: 17,
  lootSize: 12.5,
};

const WIDTH = 366 / 19;

/** Where height is scarce: my capital on the left, my opponent's on the right. */
export const flat: TrackShape = {
  box: '0 0 366 38',
  base: null,
  space: (space) => {
    const x = (space + 9) * WIDTH + 1;
    return `M${x} 9h${WIDTH - 2}v20h${2 - WIDTH}z`;
  },
  at: (space) => [(space + 9.5) * WIDTH, 19],
  loot: (space) => [(space + 9.5) * WIDTH, 6],
  capital: 16,
  pawn: 15,
  lootSize: 5,
};

import type { DuelView } from '@pharos/duel';
import { signed } from '../../../english.ts';
import { centreText, cut, span, widthOf, type Colour, type Line, type Span } from '../../../terminal/ansi.ts';
import { GOLD, styles } from '../../../terminal/styles.ts';
import { EXPANSIONS } from '../expansions.ts';
import type { Scene } from './scene.ts';

/** The zones of one half from the centre: first and last space, points, and the coins its token takes. */
const ZONES = [
  { from: 1, to: 2, points: 2, token: null, coins: 0 },
  { from: 3, to: 5, points: 5, token: 'inner', coins: 2 },
  { from: 6, to: 8, points: 10, token: 'outer', coins: 5 },
] as const;

const CENTRE: Colour = [58, 62, 68];
/** Grounds of the own and the opposing half, the further out the stronger. */
const HALVES: readonly (readonly Colour[])[] = [
  [
    [62, 40, 40],
    [86, 40, 38],
    [112, 38, 34],
  ],
  [
    [36, 56, 42],
    [32, 74, 46],
    [28, 94, 50],
  ],
];
const PAWN = '◆';
/** A pawn that stops the other one. */
const GUARD = '◊';
const CAPITAL = 9;
const SPACE = '·';
const EDGE = span('│', styles.dim);

interface Zone {
  readonly spaces: readonly number[];
  readonly ground: Colour;
  readonly label: string;
}

/** The military track from the own capital on the left to the opposing one; the pawn moves right for the seat below. */
export function trackLines({ view, names, me, screen }: Scene): Line[] {
  const pawn = me === 0 ? view.pawn : -view.pawn;
  const guards = EXPANSIONS.flatMap((expansion) => expansion.trackMark?.(view) ?? []).map((at) =>
    me === 0 ? at : -at,
  );
  const zones = zonesFor(view, me);
  const capital = (at: number): Span =>
    pawn === at ? span(PAWN, { fg: GOLD, bold: true }) : span(guards.includes(at) ? GUARD : '⌂', styles.label);
  const own = span(`${names.name(me)} `, styles.label);
  const spaces = [...zones.flatMap((zone) => [EDGE, ...zoneSpans(zone, pawn, guards)]), EDGE];
  const labels = zones.map(({ spaces: { length }, label }) =>
    span(` ${centreText(label, 2 * length + 1)}`, styles.dim),
  );
  // The centre of the track is the centre of the table.
  const left = Math.max(0, Math.floor((screen.columns - widthOf(spaces)) / 2));
  const opposing = [
    capital(CAPITAL),
    span(` ${names.name(1 - me)}`, styles.label),
    span(pawn === 0 ? '' : `   ${signed(pawn)}`, styles.dim),
  ];
  return [
    cut(
      [span(' '.repeat(Math.max(0, left - own.text.length - 1))), own, capital(-CAPITAL), ...spaces, ...opposing],
      screen.columns,
    ),
    [span(' '.repeat(left)), ...labels],
  ];
}

function zonesFor(view: DuelView, me: number): Zone[] {
  const half = (side: 0 | 1): Zone[] =>
    ZONES.map(({ from, to, points, token, coins }, index) => {
      // Whoever has pushed the pawn into a zone profits from its token and its points.
      const owner = side === 1 ? me : 1 - me;
      const isThere = token !== null && view.militaryTokens.includes(`${owner === 0 ? 'first' : 'second'}-${token}`);
      const spaces = Array.from({ length: to - from + 1 }, (_, step) => (side === 1 ? from + step : -to + step));
      const does = token === null ? '' : militaryToken(view, token, coins);
      return { spaces, ground: HALVES[side][index], label: `${points}★${isThere ? ` ${does}` : ''}` };
    });
  return [...half(0).reverse(), { spaces: [0], ground: CENTRE, label: '' }, ...half(1)];
}

/** Takes coins, or does what an expansion says. */
function militaryToken(view: DuelView, zone: 'inner' | 'outer', coins: number): string {
  for (const expansion of EXPANSIONS) {
    const other = expansion.militaryToken(view, zone);
    if (other !== null) return other;
  }
  return `−${coins}¢`;
}

function zoneSpans({ spaces, ground }: Zone, pawn: number, guards: readonly number[]): Span[] {
  const space = { dim: true, bg: ground };
  return [
    ...spaces.flatMap((at) => [
      span(' ', space),
      at === pawn
        ? span(PAWN, { fg: GOLD, bg: ground, bold: true })
        : guards.includes(at)
          ? span(GUARD, { bg: ground, bold: true })
          : span(SPACE, space),
    ]),
    span(' ', space),
  ];
}

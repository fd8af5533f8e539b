import type { AnalysedGame, DealMoment, Decision } from '@pharos/analysis';
import type { Chances } from './chart/chanceGeometry.ts';

export const SIGN_KINDS = ['find', 'best', 'slip', 'mistake', 'blunder', 'deal'] as const;
export type SignKind = (typeof SIGN_KINDS)[number];

/** Something worth looking at: a decision, or what was dealt. */
export interface Moment {
  /** The position that it led to. */
  readonly at: number;
  readonly sign: SignKind;
  /** Whose chance it moved. */
  readonly seat: number;
  /** By how much, −1 … 1. */
  readonly change: number;
  readonly decision: Decision | null;
  readonly deal: DealMoment | null;
}

/** What is known of the positions of a replay. */
export interface Positions {
  readonly length: number;
  versionOf(ply: number): number;
  positionAfter(entry: number): number;
}

/** A good move that is not worth a sign of its own is shown as the best one is. */
export const signOf = ({ label }: Decision): SignKind => (label === 'good' ? 'best' : label);

const SHOWN: ReadonlySet<string> = new Set(['find', 'slip', 'mistake', 'blunder']);
/** Where many play, of the others only what everybody would talk about. */
const SHOWN_OF_OTHERS: ReadonlySet<string> = new Set(['blunder']);
const MANY = 3;

export function momentOf(decision: Decision, positions: Positions): Moment {
  const { label, loss, best } = decision;
  const margin = label === 'find' && best.length > 1 ? best[0].chance - best[1].chance : -loss;
  return {
    at: positions.positionAfter(decision.ply),
    sign: signOf(decision),
    seat: decision.seat,
    change: margin,
    decision,
    deal: null,
  };
}

/** The moments of a game in order; `me` is the seat whose slips are all shown, null for all seats. */
export function momentsOf(
  { decisions, deals, seats }: AnalysedGame,
  positions: Positions,
  me: number | null,
): Moment[] {
  const isShown = ({ label, seat }: Decision): boolean =>
    SHOWN.has(label) && (seats < MANY || me === null || seat === me || SHOWN_OF_OTHERS.has(label));
  const ofDeals = deals
    .filter(({ seat }) => seats < MANY || me === null || seat === me)
    .map((deal): Moment => {
      return {
        at: positions.positionAfter(deal.ply),
        sign: 'deal',
        seat: deal.seat,
        change: deal.change,
        decision: null,
        deal,
      };
    });
  return [...decisions.filter(isShown).map((decision) => momentOf(decision, positions)), ...ofDeals].sort(
    (one, other) => one.at - other.at,
  );
}

/** One's own decisions that lost most, the costliest first. */
export function mistakesOf({ decisions }: AnalysedGame, me: number): Decision[] {
  return decisions
    .filter(({ seat, label }) => seat === me && (label === 'slip' || label === 'mistake' || label === 'blunder'))
    .toSorted((one, other) => other.loss - one.loss);
}

/** The chances in each position; null where nobody has looked yet. Between two that are known the earlier one holds. */
export function chancesIn({ course, partners }: AnalysedGame, positions: Positions): Chances[] {
  const known = new Map(course.map(({ ply, chances }) => [ply, chances.map((chance) => chance / partners)]));
  const last = course.at(-1)?.ply ?? -1;
  let held: Chances = null;
  return Array.from({ length: positions.length + 1 }, (_, at) => {
    const version = positions.versionOf(at);
    if (version > last) return null;
    held = known.get(version) ?? held;
    return held;
  });
}

export const percent = (chance: number): number => Math.round(chance * 100);

/** A change with its sign, in points of winning chance. */
export function signed(change: number): string {
  const points = Math.abs(percent(change));
  if (points === 0) return '0';
  return `${change < 0 ? '−' : '+'}${points}`;
}

/** The same with a decimal, where small changes are told. */
export function signedPoints(change: number): string {
  const points = Math.abs(change * 100).toFixed(1);
  return points === '0.0' ? '0' : `${change < 0 ? '−' : '+'}${points}`;
}

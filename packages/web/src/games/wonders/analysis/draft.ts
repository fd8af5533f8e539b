import type { AnalysedGame } from '@pharos/analysis';
import type { WondersView } from '@pharos/wonders';
import type { Replayed } from '../../../analysis/replayed.ts';
import { choiceOfMove } from '../table/choices.ts';
import { tableGame } from '../tableGame.ts';

/** Somebody who had a hand before them. */
export interface Looker {
  readonly seat: number;
  readonly turn: number;
  /** What was done with a card of it; null where nothing is known. */
  readonly took: string | null;
  /** The chance of winning with the best use of each card. */
  readonly chances: ReadonlyMap<string, number>;
}

export interface HandHistory {
  readonly cards: readonly string[];
  /** In the order in which they saw it. */
  readonly lookers: readonly Looker[];
}

function viewOf(replay: Replayed, position: number, seat: number): WondersView | null {
  const view = replay.view(position, seat);
  return tableGame.isView(view) ? view : null;
}

/** The position before all choose in the turn that a position belongs to: what comes after it are choices of single seats. */
function turnOf(views: readonly WondersView[], at: number): number {
  const { age, turn } = views[at - 1] ?? {};
  const found = views.findIndex((view) => view.age === age && view.turn === turn);
  return found < 0 ? at : found + 1;
}

/** A hand of a seat in the turn of a position, and who took what of it afterwards, until the Age ends. */
export function handFrom(
  replay: Replayed,
  analysed: AnalysedGame | null,
  views: readonly WondersView[],
  start: { readonly at: number; readonly seat: number },
): HandHistory | null {
  if (start.at > replay.length) return null;
  let at = turnOf(views, start.at);
  let { seat } = start;
  const first = viewOf(replay, at - 1, seat);
  const cards = (first?.hand ?? []).map(({ card }) => card);
  if (first === null || cards.length === 0 || first.age === 0) return null;
  const lookers: Looker[] = [];
  let left: readonly string[] = cards;
  for (;;) {
    const view = viewOf(replay, at - 1, seat);
    // Another hand than the one that is followed: the Age is over, or hands go another way.
    if (view === null || view.hand === null || view.hand.some(({ card }) => !left.includes(card))) break;
    const looker = lookerOf(view, replay, analysed, { at, seat });
    lookers.push(looker);
    left = without(left, looker.took);
    const next = views.findIndex(({ age, turn }, index) => index >= at && age === view.age && turn === view.turn + 1);
    if (next < 0 || lookers.length >= views[0].cities.length) break;
    at = next + 1;
    seat = view.cities[seat][view.passing];
    if (view.cities[seat].seat === null) break;
  }
  return { cards, lookers };
}

function lookerOf(
  view: WondersView,
  replay: Replayed,
  analysed: AnalysedGame | null,
  { at, seat }: { readonly at: number; readonly seat: number },
): Looker {
  const text = replay.movesTo(at).findLast((move) => move.seat === seat)?.text ?? null;
  const took = choiceOfMove(view, text)?.subject ?? null;
  const decision = analysed?.decisions.find((one) => one.seat === seat && replay.positionAfter(one.ply) === at);
  return { seat, turn: view.turn, took, chances: new Map(decision?.cards.map(({ card, chance }) => [card, chance])) };
}

/** Whose chance it raises most to take a card rather than the best other one; null where fewer than two of them weighed it. */
export function worthMostTo(
  { lookers }: HandHistory,
  card: string,
): { readonly seat: number; readonly gain: number } | null {
  const gains = lookers.flatMap(({ seat, chances }) => {
    const own = chances.get(card);
    const others = [...chances].flatMap(([other, chance]) => (other === card ? [] : [chance]));
    return own === undefined || others.length === 0 ? [] : [{ seat, gain: own - Math.max(...others) }];
  });
  return gains.length < 2 ? null : gains.reduce((most, one) => (one.gain > most.gain ? one : most));
}

/** One copy less. */
function without(cards: readonly string[], card: string | null): readonly string[] {
  const index = card === null ? -1 : cards.indexOf(card);
  return cards.filter((_, place) => place !== index);
}

import type { Move, SeatId } from '@pharos/core';
import { moves, passedOn, wonders, type State, type WondersPreview } from '@pharos/wonders';
import { fact, pointFacts, tellingFacts, type Fact, type HintReason } from '../search/reasons.ts';
import { expansionsOf } from './expansions.ts';

const MOST_REASONS = 4;
const DENIED = 0.5;
/** Fewer points are no reason to keep a card from a neighbour. */
const LEAST_DENIED = 3;

const BUILDS: ReadonlySet<number> = new Set([moves.BUILD, moves.BUILD_FREE]);
const WITH_CARD: ReadonlySet<number> = new Set([...BUILDS, moves.STAGE, moves.DISCARD]);

/** What speaks for a move of 7 Wonders rather than for others: facts of their previews. */
export function wondersReasons(s: State, seat: SeatId, move: Move, others: readonly Move[]): HintReason[] {
  const factsOf = (of: Move): Fact[] => {
    const preview = wonders.preview(s, seat, of);
    return [...ownFacts(s, preview, seat, of), ...deniedFacts(s, seat, preview, of)];
  };
  return tellingFacts(factsOf(move), others.map(factsOf), MOST_REASONS);
}

/** What a move brings whoever makes it. */
function ownFacts(s: State, preview: WondersPreview, seat: SeatId, move: Move): Fact[] {
  return [
    ...pointFacts(preview.changes, seat, 'treasury'),
    ...conflictFacts(preview),
    ...fact('coins', growth(preview, seat, 'coins'), 0.33),
    ...chainFacts(s, move),
    ...expansionsOf(s).flatMap((expansion) => expansion.hintFacts(preview, seat)),
  ];
}

function growth({ changes }: WondersPreview, seat: SeatId, what: string): number {
  const change = changes.find((one) => one.seat === seat && one.what === what);
  return change === undefined ? 0 : change.after - change.before;
}

/** Tokens of conflicts that would end better, each with its opponent. */
function conflictFacts({ conflicts }: WondersPreview): Fact[] {
  return conflicts.flatMap(({ opponent, token }) =>
    fact('conflict', token.after - token.before, 0.8, { seat: opponent }),
  );
}

/** Cards of later Ages that the one built makes free. */
function chainFacts({ catalog, age, options }: State, move: Move): Fact[] {
  if (!BUILDS.has(moves.moveKind(move))) return [];
  const card = catalog.cards[moves.moveSubject(move)];
  const freed = catalog.cards.filter(
    (other) =>
      other.age > age && (other.freeWith & card.gives) !== 0 && other.copies.some((from) => from <= options.players),
  );
  return fact('chain', freed.length, 0.8, freed.length === 1 ? { what: freed[0].id } : {});
}

/** What the neighbour who gets the rest of the hand would gain by the card, if it were passed on. */
function deniedFacts(s: State, seat: SeatId, { passes }: WondersPreview, move: Move): Fact[] {
  if (passes === null || !WITH_CARD.has(moves.moveKind(move)) || moves.isForFreeCity(move)) return [];
  const gain = passedOn(s, seat, moves.moveSubject(move));
  return gain === null
    ? []
    : fact('denyPoints', gain.points >= LEAST_DENIED ? gain.points : 0, DENIED, { seat: gain.to });
}

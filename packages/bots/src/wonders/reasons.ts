import type { Move, SeatId } from '@pharos/core';
import { findChoice, moves, passedOn, wonders, type State, type WondersPreview } from '@pharos/wonders';
import { fact, pointFacts, tellingFacts, type Fact, type HintReason } from '../search/reasons.ts';
import { expansionsOf } from './expansions.ts';

const MOST_REASONS = 4;
const DENIED = 0.5;
/** Fewer points are no reason to keep a card from a neighbour. */
const LEAST_DENIED = 3;

const BUILDS: ReadonlySet<number> = new Set([moves.BUILD, moves.BUILD_FREE]);
const WITH_CARD: ReadonlySet<number> = new Set([...BUILDS, moves.STAGE, moves.DISCARD]);

/** What speaks for a move of 7 Wonders rather than for others: facts of their previews. */
export function wondersReasons(
  s: State,
  seat: SeatId,
  move: Move,
  others: readonly Move[],
  most = MOST_REASONS,
): HintReason[] {
  const view = wonders.view(s, seat);
  const factsOf = (of: Move): Fact[] => {
    const preview = wonders.preview(s, seat, of);
    const isByChain = findChoice(view, wonders.formatMove(s, of))?.payment?.free === 'chain';
    return [
      ...ownFacts(s, preview, seat, of),
      ...fact('byChain', isByChain ? 1 : 0, 1),
      ...deniedFacts(s, seat, preview, of),
    ];
  };
  return tellingFacts(factsOf(move), others.map(factsOf), most);
}

/** What a move brings whoever makes it. */
function ownFacts(s: State, preview: WondersPreview, seat: SeatId, move: Move): Fact[] {
  return [
    ...pointFacts(preview.changes, seat, 'treasury'),
    ...conflictFacts(preview, seat),
    ...fact('coins', growth(preview, seat, 'coins'), 0.33),
    ...fact('power', moves.moveKind(move) === moves.STAGE ? preview.powers.length : 0, 2),
    ...chainFacts(s, move),
    ...expansionsOf(s).flatMap((expansion) => expansion.hintFacts(preview, seat)),
  ];
}

function growth({ changes }: WondersPreview, seat: SeatId, what: string): number {
  const change = changes.find((one) => one.seat === seat && one.what === what);
  return change === undefined ? 0 : change.after - change.before;
}

/** Tokens of conflicts that would end better, each with its opponent; shields as such where none would. */
function conflictFacts(preview: WondersPreview, seat: SeatId): Fact[] {
  const better = preview.conflicts.flatMap(({ opponent, token }) =>
    fact('conflict', token.after - token.before, 0.8, { seat: opponent }),
  );
  return better.length > 0 ? better : fact('shields', growth(preview, seat, 'shields'), 0.6);
}

/** Cards of later Ages that the one built makes free. */
function chainFacts({ catalog, age, options }: State, move: Move): Fact[] {
  if (!BUILDS.has(moves.moveKind(move))) return [];
  const card = catalog.cards[moves.moveSubject(move)];
  const freed = catalog.cards.filter(
    (other) =>
      other.age > age && (other.freeWith & card.gives) !== 0 && other.copies.some((from) => from <= options.players),
  );
  return fact('chain', freed.length, 0.8, { what: freed.map(({ id }) => id).join(' ') });
}

/** What the neighbour who gets the rest of the hand would gain by the card, if it were passed on. */
function deniedFacts(s: State, seat: SeatId, { passes }: WondersPreview, move: Move): Fact[] {
  if (passes === null || !WITH_CARD.has(moves.moveKind(move)) || moves.isForFreeCity(move)) return [];
  const gain = passedOn(s, seat, moves.moveSubject(move));
  return gain === null
    ? []
    : fact('denyPoints', gain.points >= LEAST_DENIED ? gain.points : 0, DENIED, { seat: gain.to });
}

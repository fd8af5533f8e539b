import type { Move, SeatId } from '@pharos/core';
import {
  CAPITAL,
  duel,
  SYMBOLS_TO_WIN,
  tasks,
  type ChoiceView,
  type DuelPreview,
  type DuelView,
  type FactName,
  type State,
} from '@pharos/duel';
import { fact, pointFacts, tellingFacts, type Fact, type HintReason } from '../search/reasons.ts';
import type { Step } from '../search/search.ts';
import type { FurtherChoice } from './expansion.ts';
import { expansionsOf } from './expansions.ts';
import { wholeTurn } from './wholeTurn.ts';

const MOST_REASONS = 4;
/** What an opponent would gain by a card counts a little less than what oneself gains. */
const DENIED = 0.8;
/** Fewer points are no reason to take a card away. */
const LEAST_DENIED = 3;
/** With fewer different symbols nobody is near to winning by them. */
const LEAST_SYMBOL = 3;

/** What speaks for a move of Duel rather than for others: facts of their previews, and of the line that is expected. */
export function duelReasons(
  s: State,
  seat: SeatId,
  move: Move,
  others: readonly Move[],
  line: readonly Step[] = [],
  most = MOST_REASONS,
): HintReason[] {
  const view = duel.view(s, seat);
  const previews = others.map((other) => duel.preview(s, seat, other));
  const { preview, further } = wholeTurn(s, seat, move, line);
  const factsOf = (of: Move, told: DuelPreview, then: readonly FurtherChoice[]): Fact[] => [
    ...ownFacts(s, told, view, seat, then),
    ...(told.supremacy === null ? pieceFacts(s, view, of, seat) : []),
  ];
  const facts = factsOf(move, preview, further);
  if (preview.supremacy === null)
    facts.push(
      ...further.flatMap(({ choice }) => furtherFacts(choice, seat)),
      ...coverFacts(preview, previews, seat),
      ...savedFacts(s, seat, move, preview, previews, line),
    );
  return tellingFacts(
    facts,
    others.map((other, at) => factsOf(other, previews[at], [])),
    most,
  );
}

/** What is done with the piece that a move is about. */
function pieceFacts(s: State, view: DuelView, move: Move, seat: SeatId): Fact[] {
  const choice = choiceOf(s, view, move);
  if (choice === undefined) return [];
  const isByChain = choice.action === 'build' && choice.payment.chain;
  return [
    ...deniedFacts(s, seat, choice),
    ...fact('byChain', isByChain ? 1 : 0, 1.5),
    ...(choice.action === 'pick' ? wonderFacts(s, choice.subject) : []),
    ...(choice.action === 'prepare' ? fact('prepares', 1, 0.5, { what: choice.object }) : []),
  ];
}

/** What is done in the same turn to pieces that a move does not name. */
function furtherFacts(choice: ChoiceView, seat: SeatId): Fact[] {
  switch (choice.action) {
    case 'revive':
      return fact('revives', 1, 3, { what: choice.subject });
    case 'destroy':
      return fact('destroys', 1, 3, { what: choice.subject, seat: 1 - seat });
    case 'take':
      return fact('takesToken', 1, 3, { what: choice.subject });
    default:
      return [];
  }
}

/** What a Wonder brings once it is built. */
function wonderFacts({ catalog }: State, id: string): Fact[] {
  const wonder = catalog.wonders.find((one) => one.id === id);
  if (wonder === undefined) return [];
  const countOf = (type: string): number => wonder.onGain.find((effect) => effect.type === type)?.count ?? 0;
  return [
    ...fact('laterTurn', wonder.givesExtraTurn ? 1 : 0, 4),
    ...fact('laterCoins', countOf('coins'), 0.4),
    ...fact('laterShields', countOf('shields'), 1.5),
    ...fact('laterPoints', wonder.points, 0.5),
  ];
}

/** By how much a count grows. */
function growth({ changes }: DuelPreview, seat: SeatId, what: FactName): number {
  const change = changes.find((one) => one.seat === seat && one.what === what);
  return change === undefined ? 0 : change.after - change.before;
}

function countAfter({ changes }: DuelPreview, seat: SeatId, what: FactName): number {
  return changes.find((one) => one.seat === seat && one.what === what)?.after ?? 0;
}

/** What a move brings whoever makes it. */
function ownFacts(
  s: State,
  preview: DuelPreview,
  view: DuelView,
  seat: SeatId,
  further: readonly FurtherChoice[],
): Fact[] {
  const { supremacy } = preview;
  if (supremacy !== null) return supremacy.winner === seat ? fact('wins', 1, 1000, { what: supremacy.ending }) : [];
  return [
    ...pointFacts(preview.changes, seat, 'coins'),
    ...pairFacts(preview, view, seat),
    ...symbolFacts(preview, seat),
    ...pawnFacts(preview, seat),
    ...fact('loot', -growth(preview, 1 - seat, 'coins'), 0.5, { seat: 1 - seat }),
    ...fact('coins', growth(preview, seat, 'coins'), 0.4),
    ...fact('extraTurn', preview.extraTurn === 'gained' ? 1 : 0, 4),
    ...priceFacts(preview, seat),
    ...expansionsOf(s).flatMap((expansion) => expansion.hintFacts(preview, seat, further)),
  ];
}

function pairFacts({ pairs }: DuelPreview, { board }: DuelView, seat: SeatId): Fact[] {
  return pairs.flatMap((pair) =>
    pair.seat === seat && pair.givesToken
      ? [{ kind: 'pair', n: board.length, what: pair.symbol, weight: 5 + board.length / 10 }]
      : [],
  );
}

function symbolFacts(preview: DuelPreview, seat: SeatId): Fact[] {
  if (growth(preview, seat, 'differentSymbols') <= 0) return [];
  const n = countAfter(preview, seat, 'differentSymbols');
  // The nearer the sixth one, the more it matters.
  return n >= LEAST_SYMBOL ? [{ kind: 'symbols', n, of: SYMBOLS_TO_WIN, weight: n }] : [];
}

/** How far the pawn goes, and how far it then has to go. */
function pawnFacts({ changes }: DuelPreview, seat: SeatId): Fact[] {
  const change = changes.find(({ what }) => what === 'pawn');
  if (change === undefined) return [];
  const direction = seat === 0 ? 1 : -1;
  return fact('pawn', (change.after - change.before) * direction, 1, {
    of: CAPITAL - change.after * direction,
    seat: 1 - seat,
  });
}

/** Resources that become dearer for the opponent, and cheaper for oneself. */
function priceFacts({ changes }: DuelPreview, seat: SeatId): Fact[] {
  return changes.flatMap(({ seat: whose, what, before, after }) => {
    if (!what.startsWith('prices.')) return [];
    const resource = what.slice('prices.'.length);
    return whose === seat
      ? fact('cheaper', before - after, 0.8, { what: resource })
      : fact('dearer', after - before, 0.8, { what: resource, seat: 1 - seat });
  });
}

/** What the opponent would gain by the card that a move takes, if it were their turn. */
function deniedFacts(s: State, seat: SeatId, choice: ChoiceView): Fact[] {
  if (!('slot' in choice)) return [];
  const foe = 1 - seat;
  const world = duel.clone(s);
  world.agenda.splice(0, Infinity, tasks.task(tasks.TURN, foe));
  const theirs = duel
    .view(world, foe)
    .decision?.choices?.find((one) => 'slot' in one && one.slot === choice.slot && isUse(one));
  const move = theirs === undefined ? null : duel.parseMove(world, theirs.move);
  if (move === null) return [];
  const gain = duel.preview(world, foe, move);
  const about = { seat: foe };
  if (gain.supremacy !== null) return fact('denyWin', 1, 500, { ...about, what: gain.supremacy.ending });
  const points = growth(gain, foe, 'points.total') - growth(gain, foe, 'points.coins');
  const symbol = growth(gain, foe, 'differentSymbols') > 0 ? countAfter(gain, foe, 'differentSymbols') : 0;
  return [
    ...fact('denyPoints', points >= LEAST_DENIED ? points : 0, DENIED, about),
    ...fact('denyPair', gain.pairs.filter(({ givesToken }) => givesToken).length, 5 * DENIED, about),
    ...fact('denySymbol', symbol >= LEAST_SYMBOL ? symbol : 0, DENIED, { ...about, of: SYMBOLS_TO_WIN }),
  ];
}

/** To build the card, or what is done in place of that with cards that are not built. */
const isUse = (choice: ChoiceView): boolean => choice.payment !== null && !('object' in choice);

function choiceOf(s: State, { decision }: DuelView, move: Move): ChoiceView | undefined {
  const text = duel.formatMove(s, move);
  return decision?.choices?.find((choice) => choice.move === text);
}

/** That a move uncovers fewer cards for the opponent than each of the others. */
function coverFacts(preview: DuelPreview, others: readonly DuelPreview[], seat: SeatId): Fact[] {
  const opened = ({ uncovers, nextTurn }: DuelPreview): number => (nextTurn === 1 - seat ? uncovers.length : 0);
  if (others.length === 0) return [];
  const least = Math.min(...others.map(opened));
  const n = opened(preview);
  return n < least ? [{ kind: 'opens', n, of: least, seat: 1 - seat, weight: 1.5 * (least - n) }] : [];
}

/** The coins that the next own move of the expected line takes, where another move would not leave them. */
function savedFacts(
  s: State,
  seat: SeatId,
  move: Move,
  preview: DuelPreview,
  others: readonly DuelPreview[],
  line: readonly Step[],
): Fact[] {
  const before = duel.view(s, seat);
  const next = nextOwnChoice(s, seat, move, line);
  if (next === null || next.payment === null || next.payment.coins === 0) return [];
  const piece = 'object' in next ? next.object : next.subject;
  // What lies face down now is no plan.
  const isKnown = 'object' in next || before.structure.some(({ card }) => card === next.subject);
  const coinsAfter = ({ changes }: DuelPreview): number =>
    changes.find((one) => one.seat === seat && one.what === 'coins')?.after ?? before.players[seat].coins;
  const price = next.payment.coins;
  const isSaved = coinsAfter(preview) >= price && others.some((other) => coinsAfter(other) < price);
  return isKnown && isSaved && piece !== null ? fact('keeps', price, 0.5, { what: piece }) : [];
}

/** What a seat is expected to do in its next turn. */
function nextOwnChoice(s: State, seat: SeatId, move: Move, line: readonly Step[]): ChoiceView | null {
  const world = duel.clone(s);
  duel.apply(world, seat, move);
  let hasWaited = false;
  for (const step of line) {
    const view = duel.view(world, step.seat);
    const choice = choiceOf(world, view, step.move);
    if (choice === undefined) return null;
    if (step.seat !== seat) hasWaited = true;
    else if (hasWaited && view.decision?.kind === 'turn') return choice;
    duel.apply(world, step.seat, step.move);
  }
  return null;
}

import type { SeatId } from '@pharos/core';
import { CAPITAL, duel, SYMBOLS_TO_WIN, type ChoiceView, type State } from '@pharos/duel';
import type { Compared } from '../knowledge.ts';
import { mostTelling, type WeighedAgainst } from '../reasons.ts';
import type { Reason } from '../result.ts';
import { answerTo, answerWins, countAfter, growth, ownChoices, slotOf, toldOf, type Told } from './expected.ts';

const MOST_REASONS = 3;
/** Fewer points are no reason to take a card away. */
const LEAST_POINTS = 3;
const LEAST_COINS = 3;
/** So many spaces of the Conflict pawn at a time are worth a word, and every space so near to the capital. */
const LEAST_STEPS = 2;
const NEAR = 4;

/** What speaks against a move of Duel that was not the best one. */
export function reasons(s: State, seat: SeatId, { played, best }: Compared): Reason[] {
  const own = toldOf(s, seat, played.move);
  const better = toldOf(s, seat, best.move);
  if (own === null || better === null) return [];
  const answer = answerTo(s, seat, played);
  const later = ownChoices(s, seat, best);
  const found: readonly WeighedAgainst[] = [
    ...missedFacts(own, better, seat),
    ...(answer === null ? [] : allowedFacts(s, seat, own, better, answer)),
    ...lostFacts(s, seat, { played, best }),
    ...openedFacts(own, better, seat),
    ...paidFacts(own, later),
    ...usedUpFacts(own, [better.choice, ...later]),
    ...waitFacts(own, better, later),
  ];
  return mostTelling(found, MOST_REASONS);
}

/** What the better move would have brought at once. */
function missedFacts(own: Told, better: Told, seat: SeatId): WeighedAgainst[] {
  const found: WeighedAgainst[] = [];
  const { supremacy } = better.preview;
  if (supremacy?.winner === seat && own.preview.supremacy === null)
    found.push({ kind: 'winMissed', n: 1, what: supremacy.ending, weight: 1000 });
  const { choice } = better;
  const isChain = choice.action === 'build' && choice.payment.chain;
  if (isChain && slotOf(own.choice) !== choice.slot)
    found.push({ kind: 'chainMissed', n: 1, piece: choice.subject, weight: 3 });
  if (better.preview.extraTurn === 'gained' && own.preview.extraTurn !== 'gained')
    found.push({ kind: 'turnMissed', n: 1, piece: pieceOf(choice) ?? '', weight: 3 });
  // Another turn can be had once; the better move keeps it.
  if (own.preview.extraTurn === 'gained' && better.preview.extraTurn !== 'gained')
    found.push({ kind: 'turnSpent', n: 1, piece: pieceOf(own.choice) ?? '', weight: 1.3 });
  const direction = seat === 0 ? 1 : -1;
  const steps = (told: Told): number => growth(told.preview, null, 'pawn') * direction;
  const isLoot =
    growth(better.preview, null, 'militaryTokens') < 0 && growth(own.preview, null, 'militaryTokens') === 0;
  if (isLoot && steps(own) > 0 && steps(better) - steps(own) === 1) found.push({ kind: 'lootShort', n: 1, weight: 3 });
  return found;
}

/** What the move lets the opponent do in the next turn, as the search expects it, and the better one does not. */
function allowedFacts(s: State, seat: SeatId, own: Told, better: Told, answer: Told): WeighedAgainst[] {
  const foe = 1 - seat;
  const { choice, preview } = answer;
  const slot = slotOf(choice);
  const piece = choice.subject;
  if (piece === null) return [];
  // What lies face down now could not be known.
  if (slot !== null && !duel.view(s, seat).structure.some((one) => one.slot === slot && one.card !== null)) return [];
  // What serves for something else could be any other card.
  if (!isForItself(choice)) return [];
  const isUncovered = own.preview.uncovers.some((one) => one.slot === slot);
  const stillCovered = isUncovered && !better.preview.uncovers.some((one) => one.slot === slot);
  const takesIt = slot === null ? better.choice.subject === piece : slotOf(better.choice) === slot;
  if (!stillCovered && !takesIt) return [];
  const about = { piece, seat: foe };
  const gains = gainFacts(answer, foe).map((gain) => ({ ...gain, ...about }));
  const points = growth(preview, foe, 'points.total') - growth(preview, foe, 'points.coins');
  if (stillCovered) return [{ kind: 'uncovered', n: Math.max(0, points), ...about, weight: 4 }, ...gains];
  if (gains.length > 0) return gains;
  if (points >= LEAST_POINTS && choice.action === 'build')
    return [{ kind: 'letPoints', n: points, ...about, weight: points }];
  const [most] = [...supplyFacts(answer, foe), TAKEN].toSorted((one, other) => other.weight - one.weight);
  return [{ ...most, ...about }];
}

/** That it is taken, if nothing more can be said of it. */
const TAKEN: WeighedAgainst = { kind: 'letTake', n: 1, weight: 1 };

/** Whether a card is taken for what it is. */
const isForItself = ({ action }: ChoiceView): boolean =>
  action !== 'buildWonder' && action !== 'discard' && action !== 'prepare' && action !== 'drop';

/** That the opponent wins in the next turn, and would not after the better move. */
function lostFacts(s: State, seat: SeatId, { played, best }: Pick<Compared, 'played' | 'best'>): WeighedAgainst[] {
  const ending = answerWins(s, seat, played);
  if (ending === null || ending === 'civilian' || answerWins(s, seat, best) !== null) return [];
  return [{ kind: 'winAllowed', n: 1, what: ending, seat: 1 - seat, weight: 900 }];
}

/** What the opponent gains by a choice, apart from points. */
function gainFacts({ preview }: Told, foe: SeatId): WeighedAgainst[] {
  const found: WeighedAgainst[] = [];
  for (const { seat, symbol, givesToken } of preview.pairs)
    if (seat === foe && givesToken) found.push({ kind: 'letPair', n: 2, what: symbol, weight: 8 });
  if (growth(preview, foe, 'differentSymbols') > 0 && countAfter(preview, foe, 'differentSymbols') > SYMBOLS_TO_WIN / 2)
    found.push({ kind: 'letSymbol', n: countAfter(preview, foe, 'differentSymbols'), of: SYMBOLS_TO_WIN, weight: 6 });
  const direction = foe === 0 ? 1 : -1;
  const steps = growth(preview, null, 'pawn') * direction;
  const left = CAPITAL - (preview.changes.find(({ what }) => what === 'pawn')?.after ?? 0) * direction;
  if (steps >= LEAST_STEPS || (steps > 0 && left <= NEAR))
    found.push({ kind: 'letPawn', n: steps, of: left, weight: 5 });
  return found;
}

/** Coins, resources and prices that the opponent gains by a choice. */
function supplyFacts({ preview, supply }: Told, foe: SeatId): WeighedAgainst[] {
  const coins = growth(preview, foe, 'coins');
  const found = supply();
  if (coins >= LEAST_COINS) found.push({ kind: 'letCoins', n: coins, weight: coins / 3 });
  return found;
}

/** The card is used up where the better move builds it, or leads to building it. */
function usedUpFacts({ choice }: Told, better: readonly ChoiceView[]): WeighedAgainst[] {
  const isBuilt = better.some(
    (one) => (one.action === 'build' || one.action === 'recruit') && slotOf(one) === slotOf(choice),
  );
  if (!isBuilt || choice.subject === null) return [];
  if (choice.action === 'discard') return [{ kind: 'discarded', n: choice.gains, piece: choice.subject, weight: 1.4 }];
  const isUnder = choice.action === 'buildWonder' || choice.action === 'prepare';
  return isUnder ? [{ kind: 'usedUp', n: 1, piece: choice.subject, what: choice.object, weight: 1.4 }] : [];
}

/** More cards that nobody knows are opened for the opponent than by the better move. */
function openedFacts(own: Told, better: Told, seat: SeatId): WeighedAgainst[] {
  const hidden = ({ preview }: Told): number =>
    preview.nextTurn === 1 - seat ? preview.uncovers.filter(({ card }) => card === null).length : 0;
  const n = hidden(own);
  const of = hidden(better);
  return n > of ? [{ kind: 'opened', n, of, seat: 1 - seat, weight: n - of }] : [];
}

/** That what was built could have been had for less a little later. */
function paidFacts({ choice }: Told, later: readonly Told['choice'][]): WeighedAgainst[] {
  const isBuilt = choice.action === 'build' || choice.action === 'buildWonder';
  if (!isBuilt || choice.payment.coins === 0) return [];
  const same = later.find((one) => one.action === choice.action && pieceOf(one) === pieceOf(choice));
  const piece = pieceOf(choice);
  const price = same?.payment?.coins;
  if (price === undefined || piece === null || price >= choice.payment.coins) return [];
  return [{ kind: 'paid', n: choice.payment.coins, of: price, piece, weight: choice.payment.coins - price }];
}

/** That what was built is expected to be there for as little a turn later. */
function waitFacts({ choice }: Told, better: Told, later: readonly ChoiceView[]): WeighedAgainst[] {
  const isBuilt = choice.action === 'build' || choice.action === 'buildWonder';
  const piece = pieceOf(choice);
  if (!isBuilt || piece === null || pieceOf(better.choice) === piece) return [];
  const same = later.find((one) => one.action === choice.action && pieceOf(one) === piece);
  const isAsCheap = (same?.payment?.coins ?? Infinity) === choice.payment.coins;
  return isAsCheap ? [{ kind: 'couldWait', n: 1, piece, weight: 1.2 }] : [];
}

/** The Wonder that is built, or the card. */
const pieceOf = (choice: ChoiceView): string | null => ('object' in choice ? choice.object : choice.subject);

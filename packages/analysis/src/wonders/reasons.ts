import type { SeatId } from '@pharos/core';
import { passedOn, wonders, type State } from '@pharos/wonders';
import type { Compared } from '../knowledge.ts';
import { mostTelling, type WeighedAgainst } from '../reasons.ts';
import type { Reason } from '../result.ts';
import { seaReasons } from './sea.ts';
import { resourcesIn, resourcesOf } from './supply.ts';
import { cardOf, toldOf, type Told } from './told.ts';

const MOST_REASONS = 3;
/** Fewer points are no reason to keep a card from a neighbour. */
const LEAST_POINTS = 3;
/** Fewer coins are no reason to buy elsewhere. */
const LEAST_COINS = 2;
const COIN = 1 / 3;

/** What speaks against a move of 7 Wonders that was not the best one. */
export function reasons(s: State, seat: SeatId, { played, best }: Compared): Reason[] {
  const own = toldOf(s, seat, played.move);
  const better = toldOf(s, seat, best.move);
  if (own === null || better === null) return [];
  const found = [
    ...gaveFacts(s, seat, own, better),
    ...chainFacts(own, better),
    ...conflictFacts(s, seat, own, better),
    ...paidFacts(own, better),
    ...seaReasons(own, better),
    ...usedUpFacts(own, better),
  ];
  return mostTelling(found, MOST_REASONS);
}

/** What the neighbour gains by the card that the better move would have used. */
function gaveFacts(s: State, seat: SeatId, own: Told, better: Told): WeighedAgainst[] {
  const piece = cardOf(better);
  const isPassed = piece !== null && own.preview.passes?.cards.includes(piece) === true;
  const index = s.catalog.cards.findIndex(({ id }) => id === piece);
  const gain = isPassed ? passedOn(s, seat, index) : null;
  if (gain === null || piece === null) return [];
  const about = { piece, seat: gain.to };
  const found: WeighedAgainst[] = [];
  if (gain.points >= LEAST_POINTS) found.push({ kind: 'gave', n: gain.points, ...about, weight: gain.points / 2 });
  const builds = own.preview.passes?.builds.find(({ card }) => card === piece);
  if (builds === undefined) return found;
  if (builds.free === 'chain') found.push({ kind: 'gaveChain', n: 1, ...about, weight: 2 });
  const isSameConflict = own.preview.conflicts.every(({ opponent }) => opponent !== gain.to);
  if (gain.tokens > 0 && isSameConflict)
    found.push({ kind: 'gaveShields', n: gain.shields, ...about, weight: gain.tokens });
  for (const { what, n } of resourcesOf(s.catalog.cards[index]))
    if (s.cities[gain.to].supply[what] === 0)
      found.push({ kind: 'gaveResource', n, what: resourcesIn(what).join(' '), ...about, weight: 2 });
  return found;
}

/** A card that was free by a chain. */
function chainFacts(own: Told, { choice }: Told): WeighedAgainst[] {
  const isChain = choice.action === 'build' && choice.payment?.free === 'chain';
  if (!isChain || choice.subject === null || own.choice.subject === choice.subject) return [];
  return [{ kind: 'chainMissed', n: 1, piece: choice.subject, weight: 3 }];
}

/** A conflict that would have ended better: so many shields are lacking. */
function conflictFacts(s: State, seat: SeatId, own: Told, better: Told): WeighedAgainst[] {
  const { shields } = wonders.view(s, seat).cities[seat];
  return better.preview.conflicts.flatMap(({ opponent, shields: theirs, against, token }) => {
    const here = own.preview.conflicts.find((one) => one.opponent === opponent);
    const tokens = here?.token.after ?? token.before;
    if (token.after <= tokens) return [];
    const n = theirs.after - (here?.shields.after ?? shields);
    return [{ kind: 'shieldsShort', n, of: against.after, seat: opponent, weight: token.after - tokens }];
  });
}

/** Coins for neighbours that the better move would have kept. */
function paidFacts(own: Told, better: Told): WeighedAgainst[] {
  const paid = ({ preview }: Told): number => preview.receives.reduce((sum, { coins }) => sum + coins, 0);
  const n = paid(own);
  const of = paid(better);
  const [most, ...others] = own.preview.receives.toSorted((one, other) => other.coins - one.coins);
  if (n - of < LEAST_COINS || most === undefined) return [];
  const kind = others.length === 0 ? 'paidNeighbour' : 'paidNeighbours';
  // The coins are lost to oneself, and won by a neighbour.
  return [{ kind, n, of, seat: most.city, weight: 2 * COIN * (n - of) }];
}

/** The card is used up where the better move builds it. */
function usedUpFacts({ choice, preview }: Told, better: Told): WeighedAgainst[] {
  if (better.choice.action !== 'build' || choice.subject === null || choice.subject !== better.choice.subject)
    return [];
  if (choice.action === 'stage') return [{ kind: 'underWonder', n: 1, piece: choice.subject, weight: 1 }];
  if (choice.action !== 'discard') return [];
  const n = preview.events.reduce(
    (sum, event) => (event.type === 'coinsGained' && event.reason === 'sale' ? sum + event.count : sum),
    0,
  );
  return [{ kind: 'discarded', n, piece: choice.subject, weight: 1 }];
}

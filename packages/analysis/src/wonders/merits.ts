import { wondersReasons } from '@pharos/bots';
import type { Move, SeatId } from '@pharos/core';
import { EFFECT, moves, wonders, type State } from '@pharos/wonders';
import type { Compared } from '../knowledge.ts';
import { mostTelling, withCoins, withoutCommon, type WeighedReason } from '../reasons.ts';
import type { Reason } from '../result.ts';
import { resourcesIn, resourcesOf } from './supply.ts';

const MOST_MERITS = 4;
const BUILDS: ReadonlySet<number> = new Set([moves.BUILD, moves.BUILD_FREE]);

/** What speaks for the best move of 7 Wonders rather than for the one played, or for the others if that was the best. */
export function merits(s: State, seat: SeatId, { played, best, others }: Compared): Reason[] {
  const supplyOf = (move: Move): WeighedReason[] => [...cardFacts(s, seat, move), ...stepsOf(s, seat, move)];
  if (best.move === played.move) {
    const told = wondersReasons(s, seat, best.move, others);
    return [...told, ...mostTelling(supplyOf(best.move), MOST_MERITS)].slice(0, MOST_MERITS);
  }
  const told = wondersReasons(s, seat, best.move, [played.move], Infinity);
  // What holds for the move played as well is no reason to prefer another.
  const own = withoutCommon(told, wondersReasons(s, seat, played.move, [], Infinity));
  const supply = withoutCommon(supplyOf(best.move), supplyOf(played.move));
  const coins = coinsGained(s, seat, best.move) - coinsGained(s, seat, played.move);
  return [...withCoins(own, coins), ...mostTelling(supply, MOST_MERITS)].slice(0, MOST_MERITS);
}

function coinsGained(s: State, seat: SeatId, move: Move): number {
  const change = wonders.preview(s, seat, move).changes.find((one) => one.seat === seat && one.what === 'coins');
  return change === undefined ? 0 : change.after - change.before;
}

/** How far ships go. */
function stepsOf(s: State, seat: SeatId, move: Move): WeighedReason[] {
  const steps = wonders.preview(s, seat, move).naval?.steps ?? [];
  return steps.map(({ fleet, space }) => ({ kind: 'ship', n: space, what: fleet, weight: 0.5 }));
}

/** What a card makes, and cheaper trade; the first unit of a resource is worth most. */
function cardFacts(s: State, seat: SeatId, move: Move): WeighedReason[] {
  if (!BUILDS.has(moves.moveKind(move)) || moves.isForFreeCity(move)) return [];
  const card = s.catalog.cards[moves.moveSubject(move)];
  const { supply } = s.cities[seat];
  const isCheaper = card.standing.some(({ kind }) => kind === EFFECT.discount);
  return [
    ...(isCheaper ? [{ kind: 'cheaperTrade', n: 1, piece: card.id, weight: 2 }] : []),
    ...resourcesOf(card).map(({ what, n }): WeighedReason => {
      const isFirst = supply[what] === 0;
      return {
        kind: isFirst ? 'producesFirst' : 'produces',
        n,
        what: resourcesIn(what).join(' '),
        weight: isFirst ? 3 : 1,
      };
    }),
  ];
}

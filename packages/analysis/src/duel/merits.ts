import { duelReasons } from '@pharos/bots';
import type { Move, SeatId } from '@pharos/core';
import { duel, type State } from '@pharos/duel';
import type { Compared } from '../knowledge.ts';
import { mostTelling, withCoins, withoutCommon, type WeighedReason } from '../reasons.ts';
import type { Reason } from '../result.ts';

const MOST_MERITS = 4;
const LEAST_SAVED = 2;

/** What speaks for the best move of Duel rather than for the one played, or for the others if that was the best. */
export function merits(s: State, seat: SeatId, { played, best, others }: Compared): Reason[] {
  if (best.move === played.move) {
    const told = duelReasons(s, seat, best.move, others, best.line);
    return [...told, ...mostTelling(supplyOf(s, seat, best.move), MOST_MERITS)].slice(0, MOST_MERITS);
  }
  const told = duelReasons(s, seat, best.move, [played.move], best.line, Infinity);
  // What holds for the move played as well is no reason to prefer another.
  const own = withoutCommon(told, duelReasons(s, seat, played.move, [], played.line, Infinity));
  const supply = withoutCommon(supplyOf(s, seat, best.move), supplyOf(s, seat, played.move));
  const coins = coinsAfter(s, seat, best.move) - coinsAfter(s, seat, played.move);
  return [...withCoins(own, coins), ...mostTelling(supply, MOST_MERITS)].slice(0, MOST_MERITS);
}

function coinsAfter(s: State, seat: SeatId, move: Move): number {
  const change = duel.preview(s, seat, move).changes.find((one) => one.seat === seat && one.what === 'coins');
  return change === undefined ? s.players[seat].coins : change.after;
}

/** Resources that the player makes from now on, and coins that the Wonders to come will cost less. */
function supplyOf(s: State, seat: SeatId, move: Move): WeighedReason[] {
  const world = duel.clone(s);
  duel.apply(world, seat, move);
  const [before, after] = [s, world].map((one) => duel.view(one, seat).players[seat]);
  const found: WeighedReason[] = Object.entries(after.production).flatMap(([what, count]) => {
    const n = count - before.production[what];
    return n > 0 ? [{ kind: before.production[what] === 0 ? 'producesFirst' : 'produces', n, what, weight: 1 }] : [];
  });
  for (const what of ['raw', 'manufactured'] as const) {
    const n = after.choices[what] - before.choices[what];
    if (n > 0) found.push({ kind: 'producesAny', n, what, weight: 3 });
  }
  for (const { wonder, payment } of after.wonders) {
    const coins = before.wonders.find((one) => one.wonder === wonder)?.payment?.coins;
    const saved = payment === null || coins === undefined ? 0 : coins - payment.coins;
    if (saved >= LEAST_SAVED) found.push({ kind: 'cheaperWonder', n: saved, piece: wonder, weight: saved / 2 });
  }
  return found;
}

import { duelReasons } from '@pharos/bots';
import type { SeatId } from '@pharos/core';
import { duel, type PlayerView, type State } from '@pharos/duel';
import type { Compared } from '../knowledge.ts';
import { mostTelling, withoutCommon, type WeighedReason } from '../reasons.ts';
import type { Reason } from '../result.ts';

const MOST_MERITS = 4;
const LEAST_SAVED = 2;

/** What speaks for the best move of Duel rather than for the one played, or for the others if that was the best. */
export function merits(s: State, seat: SeatId, { played, best, others }: Compared): Reason[] {
  const isBest = best.move === played.move;
  const told = duelReasons(s, seat, best.move, isBest ? others : [played.move], best.line);
  // What holds for the move played as well is no reason to prefer another.
  const common = isBest ? [] : duelReasons(s, seat, played.move, [], played.line);
  const own = withoutCommon(told, common);
  const after = duel.clone(s);
  duel.apply(after, seat, best.move);
  const [before, then] = [s, after].map((one) => duel.view(one, seat).players[seat]);
  return [...own, ...mostTelling(supplyOf(before, then), MOST_MERITS)].slice(0, MOST_MERITS);
}

/** Resources that the player makes from now on, and coins that the Wonders to come will cost less. */
function supplyOf(before: PlayerView, after: PlayerView): WeighedReason[] {
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

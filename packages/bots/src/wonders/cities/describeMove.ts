import type { Move, SeatId } from '@pharos/core';
import { moves, sciencePoints, TAKE_DEBT, words, type CitiesState, type State } from '@pharos/wonders';
import type { FeatureVector } from '../../model/featureVector.ts';
import { moveFeatures } from '../guide/features.ts';
import { tableOf } from '../guide/table.ts';
import { opponentsOf } from '../prospects.ts';
import { blackTable } from './table.ts';

const { BUILD, BUILD_FREE, moveKind, moveSubject, REVIVE_CARD } = moves;
const F = moveFeatures.at;
const KINDS = words.SCIENCE_SYMBOLS.length;

/** How a loss is settled; what diplomacy and masks bring as things stand. */
export function describeBlackMove(
  s: State,
  cities: CitiesState,
  seat: SeatId,
  move: Move,
  vector: FeatureVector,
): void {
  const subject = moveSubject(move);
  switch (moveKind(move)) {
    case TAKE_DEBT:
      vector.add(F.takenDebt, subject);
      vector.add(F.paidLoss, cities.owed[seat] - subject);
      return;
    case BUILD:
    case BUILD_FREE:
    case REVIVE_CARD: {
      const { masks, doves } = blackTable(s.catalog);
      if (doves[subject] !== 0) describeDiplomacy(s, cities, seat, vector);
      if (masks[subject] !== 0) vector.add(F.copiedPoints, copiedPoints(s, seat));
    }
  }
}

/** Conflicts of this Age that the city would lose and would win. */
function describeDiplomacy(s: State, { diplomacy }: CitiesState, seat: SeatId, vector: FeatureVector): void {
  for (const { city } of opponentsOf(s, seat, (one) => diplomacy[one] > 0)) {
    const lead = s.cities[seat].shields - s.cities[city].shields;
    vector.add(lead < 0 ? F.escapes : F.forgoes, lead === 0 ? 0 : 1);
  }
}

/** What the best symbol next door adds now. */
function copiedPoints(s: State, seat: SeatId): number {
  const { symbols, freeSymbols } = s.cities[seat];
  const { symbol } = tableOf(s.catalog);
  const count = s.cities.length;
  const before = sciencePoints(symbols, freeSymbols);
  let best = 0;
  for (const city of [(seat + 1) % count, (seat + count - 1) % count]) {
    for (const card of s.cities[city].cards) {
      const kind = symbol[card];
      if (kind < 0 || kind >= KINDS) continue;
      const after = sciencePoints(
        symbols.map((held, other) => (other === kind ? held + 1 : held)),
        freeSymbols,
      );
      best = Math.max(best, after - before);
    }
  }
  return best;
}

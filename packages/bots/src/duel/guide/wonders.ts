import { wonderPrice, wondersBuilt, type Player, type State } from '@pharos/duel';
import { countBits, lowestBit } from '../../model/bits.ts';
import type { FeatureVector } from '../../model/featureVector.ts';
import { seatFeatures } from './features.ts';
import type { Table } from './table.ts';

const F = seatFeatures.at;
/** Both players together [D-47]. */
const WONDER_LIMIT = 7;
/** A price beyond is as good as none. */
const DEAR = 12;

export function describeWonders(s: State, player: Player, table: Table, vector: FeatureVector): void {
  const { unbuilt, built, coins } = player;
  const open = countBits(unbuilt);
  let affordable = 0;
  let prices = 0;
  for (let rest = unbuilt; rest !== 0; rest &= rest - 1) {
    const wonder = lowestBit(rest);
    const price = wonderPrice(player, s.catalog.wonders[wonder]);
    if (price <= coins) affordable++;
    prices += Math.min(price, DEAR);
    vector.add(table.unbuilt[wonder], 1);
  }
  for (let rest = built; rest !== 0; rest &= rest - 1) vector.add(table.built[lowestBit(rest)], 1);
  vector.add(F.unbuilt, open);
  vector.add(F.stillBuildable, Math.min(open, WONDER_LIMIT - wondersBuilt(s)));
  vector.add(F.affordableWonders, affordable);
  vector.add(F.wonderPrices, prices);
  vector.add(F.extraTurns, countBits(unbuilt & table.givesExtraTurn));
}

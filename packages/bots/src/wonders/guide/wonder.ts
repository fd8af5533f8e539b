import type { Cost } from '@pharos/wonders';
import { words, type City, type State } from '@pharos/wonders';
import { lowestBit } from '../../model/bits.ts';
import type { FeatureVector } from '../../model/featureVector.ts';
import { seatFeatures } from './features.ts';
import type { Table } from './table.ts';

const F = seatFeatures.at;
const ABILITY = seatFeatures.numberOf(`ability ${words.ABILITIES[0]}`);

/** The board, the stages built and the next one. */
export function describeWonder(
  s: State,
  city: City,
  left: City,
  right: City,
  table: Table,
  vector: FeatureVector,
): void {
  for (let rest = city.abilities; rest !== 0; rest &= rest - 1) vector.add(ABILITY + lowestBit(rest), 1);
  if (city.side < 0) return;
  vector.add(table.sides[city.board][city.side], 1);
  const { stages } = s.catalog.boards[city.board].sides[city.side];
  vector.add(F.stages, city.stages);
  vector.add(F.stagesLeft, stages.length - city.stages);
  if (city.stages === stages.length) return;
  const next = stages[city.stages];
  const missing = missingUnits(next.cost, city);
  vector.add(F.stagePoints, next.points);
  vector.add(F.stageMissing, missing);
  if (missing > 0) vector.add(F.stageUnobtainable, isObtainable(next.cost, city, left, right) ? 0 : 1);
}

/** Units of a cost that a city does not produce itself: see trade.ts of the rules. */
export function missingUnits({ raw, manufactured }: Cost, { supply }: City): number {
  return mostMissing(raw, supply) + mostMissing(manufactured, supply);
}

function mostMissing({ sets, units }: Cost['raw'], supply: readonly number[]): number {
  let most = 0;
  for (let index = 0; index < sets.length; index++) most = Math.max(most, units[index] - supply[sets[index]]);
  return most;
}

function isObtainable({ raw, manufactured }: Cost, city: City, left: City, right: City): boolean {
  return isKindObtainable(raw, city, left, right) && isKindObtainable(manufactured, city, left, right);
}

function isKindObtainable({ sets, units }: Cost['raw'], city: City, left: City, right: City): boolean {
  for (let index = 0; index < sets.length; index++) {
    const set = sets[index];
    if (units[index] > city.supply[set] + left.forSale[set] + right.forSale[set]) return false;
  }
  return true;
}

import { RESOURCE_SETS, singleSets, words, type City } from '@pharos/wonders';
import { countBits } from '../../model/bits.ts';
import type { FeatureVector } from '../../model/featureVector.ts';
import { seatFeatures } from './features.ts';

const F = seatFeatures.at;
const FIRST_UNIT = F.wood;
const RESOURCES = words.RESOURCES.length;
const GLASS = words.RESOURCES.indexOf('glass');
const ALL_RAW = RESOURCE_SETS.raw.length - 1;
const ALL_MANUFACTURED = ALL_RAW + RESOURCE_SETS.manufactured.length;
const RAW_DISCOUNTS = 3;

/** What a city produces, and what its neighbours sell and lack. */
export function describeEconomy(city: City, left: City, right: City, vector: FeatureVector): void {
  let second = 0;
  let buyable = 0;
  let sellable = 0;
  for (let resource = 0; resource < RESOURCES; resource++) {
    const set = singleSets[resource];
    const units = city.supply[set];
    if (units > 0) vector.add(FIRST_UNIT + resource, 1);
    else if (left.forSale[set] + right.forSale[set] > 0) buyable++;
    if (units > 1 && resource < GLASS) second++;
    if (city.forSale[set] > 0) sellable += (left.supply[set] === 0 ? 1 : 0) + (right.supply[set] === 0 ? 1 : 0);
  }
  vector.add(F.secondRaw, second);
  vector.add(F.buyable, buyable);
  vector.add(F.sellable, sellable);
  vector.add(F.rawSources, city.supply[ALL_RAW]);
  vector.add(F.manufacturedSources, city.supply[ALL_MANUFACTURED]);
  vector.add(F.rawDiscounts, countBits(city.discounts & RAW_DISCOUNTS));
  vector.add(F.manufacturedDiscounts, countBits(city.discounts & ~RAW_DISCOUNTS));
}

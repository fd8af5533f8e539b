import type { State } from '../state.ts';
import { lossesOf } from './losses.ts';
import { masksIn } from './scoring.ts';
import { citiesOf } from './state.ts';
import type { BlackView } from './viewTypes.ts';

export function blackView(s: State): BlackView {
  const { debt, diplomacy } = citiesOf(s);
  return {
    cities: s.cities.map(({ tokens }, city) => ({
      city,
      debt: debt[city],
      diplomacy: diplomacy[city],
      masks: masksIn(s, city),
      tokens: tokens.filter((token) => token !== 0),
      losses: lossesOf(s, city),
    })),
  };
}

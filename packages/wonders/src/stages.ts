import { boardOf, sideOf, type City, type State } from './state.ts';

/** The stages that can be built now, as they are printed: the next one, or any [W-21, AR-180]. */
export function openStages(s: State, city: City): readonly number[] {
  const { order } = sideOf(s, city);
  const open = order.slice(city.stages);
  return boardOf(s, city).anyOrder ? open.sort((a, b) => a - b) : open.slice(0, 1);
}

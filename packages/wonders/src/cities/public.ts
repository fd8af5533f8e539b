/** What other packages may know of Cities. */
export { citiesOf, type CitiesState } from './state.ts';
export { lossesOf } from './losses.ts';
export { TAKE_DEBT } from './moves.ts';
export { CITIES_RULINGS } from './rulings.ts';
export type { BlackPreview, CitiesEvent } from './types.ts';
export type { BlackCityView, BlackView } from './viewTypes.ts';

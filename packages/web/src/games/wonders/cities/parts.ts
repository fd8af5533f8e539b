/** The components of Cities; a table without it never fetches them. */

export { default as Sprites } from './CitiesSprites.svelte';
export { default as CityDetail } from './CityTokens.svelte';
export { default as CityFigures } from './TokenFigures.svelte';
export { default as FarCityFigures } from './FarTokens.svelte';
export { default as LandSign } from './DiplomatSign.svelte';
export { default as LossColumns } from './DebtColumn.svelte';
export { default as Losses } from '../losses/LossesAct.svelte';
export { default as Picker } from './pick/LossPick.svelte';
export { default as PickerSheet } from './pick/LossPickSheet.svelte';
export { scoreNotes } from './scoreNotes.ts';

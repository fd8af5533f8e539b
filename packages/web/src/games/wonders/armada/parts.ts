/** The components of Armada; a table without it never fetches them. */

export { default as Detail } from './ArmadaDetail.svelte';
export { default as CityDetail } from './CityFleets.svelte';
export { detailTitle } from './details.ts';
export { default as FarCityFigures } from './DistantFleets.svelte';
export { default as LossColumns } from './ageEnd/TaxColumns.svelte';
export { default as LossNews } from './ageEnd/TaxNews.svelte';
export { default as Losses } from '../losses/LossesAct.svelte';
export { default as Act } from './ageEnd/Acts.svelte';
export { default as DeedSign } from './DeedSign.svelte';
export { default as CityLine } from './FleetPositions.svelte';
export { default as RoundSigns } from './RoundSigns.svelte';
export { keys } from './keys.ts';
export { default as Picker } from './pick/NavalPick.svelte';
export { default as PickerSheet } from './pick/NavalPickSheet.svelte';
export { scoreNotes } from './scoreNotes.ts';
export { default as Overlay } from './RaidArrows.svelte';
export { default as CityFigures } from './SeaFigures.svelte';
export { default as Sprites } from './SeaSprites.svelte';
export { default as CityMarks } from './RaidMark.svelte';
export { default as Tabs } from './SeaTabs.svelte';
export { default as PartnerPieces } from './PartnerIslands.svelte';
export { default as CardActions } from './sheet/SellForShip.svelte';
export { default as CardFields } from './sheet/ShipSwitch.svelte';
export { default as StageFields } from './sheet/StageChoice.svelte';
export { default as StagedSign } from './sheet/StagedShip.svelte';
export { default as Board } from './Shipyard.svelte';
export { default as BoardStrip } from './YardStrip.svelte';

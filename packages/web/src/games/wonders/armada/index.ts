/** The parts of a table with Armada; a table without it never fetches them. */

export { default as ArmadaDetail } from './ArmadaDetail.svelte';
export { default as CityFleets } from './CityFleets.svelte';
export { detailTitle } from './detailTitle.ts';
export { default as DistantFleets } from './DistantFleets.svelte';
export { default as FleetPositions } from './FleetPositions.svelte';
export { default as NavalPick } from './pick/NavalPick.svelte';
export { default as NavalPickSheet } from './pick/NavalPickSheet.svelte';
export { default as ShipSwitch } from './sheet/ShipSwitch.svelte';
export { default as PartnerButton } from './sheet/PartnerButton.svelte';
export { default as RaidArrows } from './RaidArrows.svelte';
export { default as SeaFigures } from './SeaFigures.svelte';
export { default as SeaSprites } from './SeaSprites.svelte';
export { default as SeatMarks } from './SeatMarks.svelte';
export { default as SeaTabs } from './SeaTabs.svelte';
export { default as SellForShip } from './sheet/SellForShip.svelte';
export { default as Shipyard } from './Shipyard.svelte';
export { default as StageChoice } from './sheet/StageChoice.svelte';
export { default as YardStrip } from './YardStrip.svelte';

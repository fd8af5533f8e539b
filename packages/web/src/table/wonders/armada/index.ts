/** The parts of a table with Armada; a table without it never fetches them. */
import '../../../styles/wonders/armada/index.css';

export { default as ArmadaDetail } from './ArmadaDetail.svelte';
export { detailTitle } from './detailTitle.ts';
export { default as NavalPick } from './pick/NavalPick.svelte';
export { default as NavalPickSheet } from './pick/NavalPickSheet.svelte';
export { default as NavalSwitch } from './sheet/NavalSwitch.svelte';
export { default as PartnerButton } from './sheet/PartnerButton.svelte';
export { default as SellForShip } from './sheet/SellForShip.svelte';
export { default as StageChoice } from './sheet/StageChoice.svelte';

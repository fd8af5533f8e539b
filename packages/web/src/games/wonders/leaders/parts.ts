/** The components of Leaders; a table without it never fetches them. */

export { default as Sprites } from './LeadersSprites.svelte';
export { default as CityDetail } from './CityLeaders.svelte';
export { default as CityFigures } from './LeaderFigures.svelte';
export { default as Detail } from './LeadersDetail.svelte';
export { default as HandButton } from './AgeCardsButton.svelte';
export { default as OwnFigures } from './OwnLeaders.svelte';
export { default as PartnerPieces } from './PartnerLeaders.svelte';
export { default as Picker } from './pick/LeaderPick.svelte';
export { default as PickerSheet } from './pick/LeaderPickSheet.svelte';
export { default as Tabs } from './LeadersTab.svelte';
export { detailTitle } from './details.ts';
export { scoreNotes } from './scoreNotes.ts';

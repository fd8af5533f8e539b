/** The components of team games, whatever else is played; others never fetch them. */

export { default as Aloud } from './PartnerAnnouncer.svelte';
export { default as CityMarks } from './TeamMarks.svelte';
export { default as Detail } from './PartnerDetail.svelte';
export { default as FarCityFigures } from './FarTeamMarks.svelte';
export { default as HandButton } from './PartnerButton.svelte';
export { default as HandCardSign } from './CardRequest.svelte';
export { detailTitle } from './details.ts';
export { handNotes } from './partnerMessages.ts';

/** The parts of a table with Agora; a table without it never fetches them. */

export { default as AgoraDetail } from './AgoraDetail.svelte';
export { default as AgoraSheet } from './AgoraSheet.svelte';
export { default as AgoraPicker } from './AgoraPicker.svelte';
export { default as CauseLine } from './CauseLine.svelte';
export { default as ConspiraciesPanel } from './ConspiraciesPanel.svelte';
export { default as ConspiraciesTab } from './ConspiraciesTab.svelte';
export { default as PrepareChooser } from './PrepareChooser.svelte';
export { default as SenatePanel } from './SenatePanel.svelte';
export { default as SenateStrip } from './SenateStrip.svelte';
export { default as StructureToggle } from './StructureToggle.svelte';
export { default as SenatorColumn } from './SenatorColumn.svelte';
export { default as SenatorNote } from './SenatorNote.svelte';
export { default as TriggerOffer } from './TriggerOffer.svelte';
export { default as TriggerSheet } from './TriggerSheet.svelte';

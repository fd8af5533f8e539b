/** The parts of a table with Armada; a table without it never fetches them. */
import '../../../styles/wonders/armada/index.css';

export { default as ArmadaDetail } from './ArmadaDetail.svelte';
export { detailTitle } from './detailTitle.ts';

import type { OwnList } from '../../../../form/gameForm.ts';
import { isShipyard, SHIPYARDS } from './shipyards.ts';

/** Boards that somebody typed in, to take the place of ours. */
export const ownShipyards: OwnList = {
  option: SHIPYARDS,
  pack: 'armada',
  isEntry: isShipyard,
  usual: 'sea.form.ours',
  brought: 'sea.form.ownShipyards',
  editor: () => withTexts(import('./Shipyards.svelte')),
  entries: () => withTexts(import('./ShipyardList.svelte')),
};

async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const { loadFormTexts } = await import('./shipyardFormTexts.ts');
  await loadFormTexts();
  return part;
}

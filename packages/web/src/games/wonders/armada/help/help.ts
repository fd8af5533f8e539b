import type { ExpansionHelp } from '../../expansion.ts';
import SeaSprites from '../SeaSprites.svelte';
import ArmadaHelp from './ArmadaHelp.svelte';
import { loadArmadaTexts } from '../words/armadaTexts.ts';
import { armadaHelp, loadArmadaHelp } from './armadaHelp.ts';
import IslandList from './IslandList.svelte';
import SeaSigns from './SeaSigns.svelte';
import YardList from './YardList.svelte';

/** What Armada adds to the help of 7 Wonders, with its texts. */
export async function loadHelp(): Promise<ExpansionHelp> {
  await Promise.all([loadArmadaHelp(), loadArmadaTexts()]);
  return {
    pack: 'armada',
    rules: { id: 'armada', label: 'help.armada', Page: ArmadaHelp },
    pieces: [
      { id: 'islands', label: 'sea.help.islandsTab', Page: IslandList },
      { id: 'shipyards', label: 'sea.help.yardsTab', Page: YardList },
    ],
    Sprites: SeaSprites,
    Signs: SeaSigns,
    glossary: () => armadaHelp().glossary,
  };
}

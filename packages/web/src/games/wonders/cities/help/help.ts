import type { ExpansionHelp } from '../../expansion.ts';
import CitiesSprites from '../CitiesSprites.svelte';
import { loadCitiesTexts } from '../words/citiesTexts.ts';
import CitiesHelp from './CitiesHelp.svelte';
import { citiesHelp, loadCitiesHelp } from './citiesHelp.ts';
import CitiesSigns from './CitiesSigns.svelte';

/** What Cities adds to the help of 7 Wonders, with its texts. */
export async function loadHelp(): Promise<ExpansionHelp> {
  await Promise.all([loadCitiesHelp(), loadCitiesTexts()]);
  return {
    pack: 'cities',
    rules: { id: 'cities', label: 'help.cities', Page: CitiesHelp },
    pieces: [],
    Sprites: CitiesSprites,
    Signs: CitiesSigns,
    glossary: () => citiesHelp().glossary,
  };
}

import type { ExpansionHelp } from '../../expansion.ts';
import LeadersSprites from '../LeadersSprites.svelte';
import { loadLeadersTexts } from '../words/leadersTexts.ts';
import LeaderList from './LeaderList.svelte';
import LeadersHelp from './LeadersHelp.svelte';
import { leadersHelp, loadLeadersHelp } from './leadersHelp.ts';
import LeadersSigns from './LeadersSigns.svelte';

/** What Leaders adds to the help of 7 Wonders, with its texts. */
export async function loadHelp(): Promise<ExpansionHelp> {
  await Promise.all([loadLeadersHelp(), loadLeadersTexts()]);
  return {
    pack: 'leaders',
    rules: { id: 'leaders', label: 'help.leaders', Page: LeadersHelp },
    pieces: [{ id: 'leaderList', label: 'leaders.help.tab', Page: LeaderList }],
    Sprites: LeadersSprites,
    Signs: LeadersSigns,
    glossary: () => leadersHelp().glossary,
  };
}

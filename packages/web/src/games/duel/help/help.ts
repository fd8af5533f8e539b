import type { Component } from 'svelte';
import type { HelpProps } from '../../../help/helpProps.ts';
import { loadHelpTexts } from '../../../help/helpTexts.ts';
import { loadDuelHelp } from './duelHelp.ts';
import DuelHelp from './DuelHelp.svelte';

/** The rules of Duel, with the words that only they use. */
export async function loadHelp(): Promise<{ default: Component<HelpProps> }> {
  await Promise.all([loadHelpTexts(), loadDuelHelp()]);
  return { default: DuelHelp };
}

import type { Component } from 'svelte';
import type { HelpProps } from '../../../help/helpProps.ts';
import { loadHelpTexts } from '../../../help/helpTexts.ts';
import { loadExpansionHelp } from './expansionHelp.ts';
import { loadWondersHelp } from './wondersHelp.ts';
import WondersHelp from './WondersHelp.svelte';

/** The rules of 7 Wonders, with the words that only they use. */
export async function loadHelp(): Promise<{ default: Component<HelpProps> }> {
  await Promise.all([loadHelpTexts(), loadWondersHelp(), loadExpansionHelp()]);
  return { default: WondersHelp };
}

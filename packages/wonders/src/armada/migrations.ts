import type { Migration } from '@pharos/core';
import { ARMADA } from './words.ts';

/**
 * Rules 1 kept other defaults: guilds with a science symbol were not capped [AR-116], Emporiums sold what neighbours could buy
 * [AR-84, AR-148], losses came before Babylon's extra card and again after it [AR-215]. A game with Armada goes on as it was
 * agreed on: what was the default then is named now, and what was named then is the default now.
 */
const FORMER_DEFAULTS = [
  { former: 'scienceGuildCapped', present: 'scienceGuildUncapped' },
  { former: 'emporiumSellsAll', present: 'emporiumSellsTradeable' },
  { former: 'emporiumSellsIslands', present: 'emporiumSellsNoIslands' },
] as const;

export const nameFormerDefaults: Migration['up'] = (save) => {
  const { options } = save;
  // What is no list of options at all is refused when the options are read.
  if (!isRecord(options) || !Array.isArray(options['packs']) || !options['packs'].includes(ARMADA)) return { ...save };
  const said: unknown[] = Array.isArray(options['rulings']) ? options['rulings'] : [];
  const rulings = said.filter((name) => !FORMER_DEFAULTS.some(({ former }) => former === name));
  for (const { former, present } of FORMER_DEFAULTS) if (!said.includes(former)) rulings.push(present);
  // One ruling stood for both kinds of late exploration [AR-46, AR-216].
  if (said.includes('wavesWait')) rulings.push('revivedExplorationWaits');
  rulings.push('lossesBeforeExtraCard');
  return { ...save, options: { ...options, rulings } };
};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

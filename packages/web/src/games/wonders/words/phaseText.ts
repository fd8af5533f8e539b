import type { WondersEvent } from '@pharos/wonders';
import { t, type MessageKey } from '../../../i18n/index.svelte.ts';
import { EXPANSIONS, firstOf } from '../inPlay.ts';

import { eventTexts } from './eventText.ts';
import type { TableNames } from './events.ts';

const TITLES: Readonly<Record<string, MessageKey>> = {
  chosen: 'seven.phase.chosen',
  turned: 'seven.phase.turned',
  payments: 'seven.phase.payments',
  building: 'seven.phase.building',
  effects: 'seven.phase.effects',
  land: 'seven.phase.land',
};

/** What a phase is called. */
export function phaseText(id: string): string {
  const key = firstOf([TITLES[id] ?? null, ...EXPANSIONS.map(({ phases }) => phases.title(id))]);
  return key === null ? '' : t(key);
}

/** Which events a phase tells of; those of the others are told by expansions. */
const TOLD: Readonly<Record<string, readonly WondersEvent['type'][]>> = {
  turned: ['choicesRevealed'],
  payments: ['coinsPaid'],
  effects: ['coinsGained', 'cardRevived'],
  land: ['conflictResolved'],
};

/** A phase for the live region: what it is called, and what happens in it. */
export function phaseLines(id: string, events: readonly WondersEvent[], names: TableNames): string[] {
  const types = [...(TOLD[id] ?? []), ...EXPANSIONS.flatMap(({ phases }) => phases.told(id))];
  // Sentences about cards need to know what was built.
  const told = events.filter(({ type }) => types.includes(type) || (id === 'turned' && /^(card|stage)Built$/.test(type)));
  return [`${phaseText(id)}.`, ...eventTexts(told, names)];
}

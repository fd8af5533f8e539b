import type { WondersEvent, WondersView } from '@pharos/wonders';
import { t, type MessageKey } from '../../../i18n/index.svelte.ts';
import { expansionsIn, firstOf } from '../expansionsInPlay.ts';

import { eventTexts } from './eventText.ts';
import type { TableNames } from './events.ts';
import type { PhaseWords } from './phaseWords.ts';

const WORDS: Readonly<Record<string, PhaseWords>> = {
  chosen: { title: 'seven.phase.chosen' },
  turned: { title: 'seven.phase.turned' },
  payments: { title: 'seven.phase.payments' },
  building: { title: 'seven.phase.building' },
  effects: { title: 'seven.phase.effects' },
  land: { title: 'seven.conflicts', hint: 'seven.phase.landText' },
};

type Table = Pick<WondersView, 'options'>;

const ofExpansions = (id: string, view: Table): (PhaseWords | null)[] =>
  expansionsIn(view).map(({ phases }) => phases.words(id));

/** An expansion may call a phase of the base game otherwise, or of another one that it adds to. */
const wordsOf = (id: string, view: Table): PhaseWords | null =>
  firstOf([...ofExpansions(id, view).reverse(), WORDS[id] ?? null]);

const said = (key: MessageKey | undefined): string => (key === undefined ? '' : t(key));
export const phaseText = (id: string, view: Table): string => said(wordsOf(id, view)?.title);

/** What happens in a phase, by every expansion that adds to it. */
export function phaseHint(id: string, view: Table): string {
  const hints = ofExpansions(id, view).flatMap((words) => words?.hint ?? []);
  return hints.length > 0 ? hints.map(said).join(' ') : said(WORDS[id]?.hint);
}

export function phaseShort(id: string, view: Table): string {
  const words = wordsOf(id, view);
  return said(words?.short ?? words?.title);
}

/** Which events a phase tells of; those of the others are told by expansions. */
const TOLD: Readonly<Record<string, readonly WondersEvent['type'][]>> = {
  turned: ['choicesRevealed'],
  payments: ['coinsPaid'],
  effects: ['coinsGained', 'cardRevived'],
  land: ['conflictResolved'],
};

/** A phase for the live region: what it is called, and what happens in it. */
export function phaseLines(id: string, events: readonly WondersEvent[], names: TableNames, view: Table): string[] {
  const types = new Set([...(TOLD[id] ?? []), ...expansionsIn(view).flatMap(({ phases }) => phases.told(id))]);
  // Sentences about cards need to know what was built.
  const told = events.filter(({ type }) => types.has(type) || (id === 'turned' && /^(card|stage)Built$/.test(type)));
  return [`${phaseText(id, view)}.`, ...eventTexts(told, names)];
}

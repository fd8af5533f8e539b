import type { MessageKey } from '../../../i18n/index.svelte.ts';

export type KeyList = readonly (readonly [key: string, text: MessageKey])[];

/** The keys of 7 Wonders without expansions. */
export const KEYS: KeyList = [
  ['1 … 7', 'seven.key.number'],
  ['← →', 'seven.key.arrows'],
  ['B', 'keys.build'],
  ['W', 'seven.key.stage'],
  ['D', 'keys.discard'],
  ['␣', 'keys.space'],
];

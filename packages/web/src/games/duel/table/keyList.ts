import type { MessageKey } from '../../../i18n/index.svelte.ts';
import type { ExpansionTable } from '../expansion.ts';

const KEYS: readonly (readonly [key: string, text: MessageKey])[] = [
  ['← ↑ → ↓', 'keys.arrows'],
  ['Enter', 'keys.enter'],
  ['B', 'keys.build'],
  ['W', 'keys.wonder'],
  ['D', 'keys.discard'],
];

/** The keys of Duel and those of the expansions that are played. */
export const keyList = (expansions: readonly ExpansionTable[]): typeof KEYS => [
  ...KEYS,
  ...expansions
    .flatMap(({ cardActions }) => cardActions ?? [])
    .map(({ key, keyText }) => [key.toUpperCase(), keyText] as const),
];

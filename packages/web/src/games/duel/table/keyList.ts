import type { MessageKey } from '../../../i18n/index.svelte.ts';

const KEYS: readonly (readonly [key: string, text: MessageKey])[] = [
  ['← ↑ → ↓', 'keys.arrows'],
  ['Enter', 'keys.enter'],
  ['B', 'keys.build'],
  ['W', 'keys.wonder'],
  ['D', 'keys.discard'],
];

/** The keys of Duel; with Agora there are Conspiracies to prepare. */
export const keyList = (hasAgora: boolean): typeof KEYS => (hasAgora ? [...KEYS, ['P', 'keys.prepare']] : KEYS);

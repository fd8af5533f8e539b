import type { MessageKey } from '../../../i18n/index.svelte.ts';

type KeyList = readonly (readonly [key: string, text: MessageKey])[];

const KEYS: KeyList = [
  ['1 … 7', 'seven.key.number'],
  ['← →', 'seven.key.arrows'],
  ['B', 'keys.build'],
  ['W', 'seven.key.stage'],
  ['D', 'keys.discard'],
];

const KEYS_AT_SEA: KeyList = [
  ['1 … 8', 'sea.act.key.pick'],
  ['← →', 'seven.key.arrows'],
  ['B', 'sea.act.key.build'],
  ['W', 'seven.key.stage'],
  ['N', 'sea.act.key.naval'],
  ['F, S', 'sea.act.key.fleet'],
  ['D', 'sea.act.key.discard'],
  ['Y', 'sea.act.key.yellow'],
];

/** The keys of 7 Wonders; Armada has more to choose. */
export const keyList = (hasArmada: boolean): KeyList => (hasArmada ? KEYS_AT_SEA : KEYS);

import type { KeyList } from '../table/keyList.ts';

/** The keys of a table with Armada, which has more to choose. */
export const keys: KeyList = [
  ['1 … 8', 'sea.act.key.pick'],
  ['← →', 'seven.key.arrows'],
  ['B', 'sea.act.key.build'],
  ['W', 'seven.key.stage'],
  ['N', 'sea.act.key.naval'],
  ['F, S', 'sea.act.key.fleet'],
  ['D', 'sea.act.key.discard'],
  ['Y', 'sea.act.key.yellow'],
  ['␣', 'keys.space'],
];

import type { WondersView } from '@pharos/wonders';
import type { WondersExpansion } from '../expansion.ts';
import { expansionsIn } from '../inPlay.ts';

type KeyList = WondersExpansion['keys'];

const KEYS: KeyList = [
  ['1 … 7', 'seven.key.number'],
  ['← →', 'seven.key.arrows'],
  ['B', 'keys.build'],
  ['W', 'seven.key.stage'],
  ['D', 'keys.discard'],
];

/** The keys of 7 Wonders; an expansion that has more to choose tells them all. */
export const keyList = (view: WondersView): KeyList => expansionsIn(view).at(0)?.keys ?? KEYS;

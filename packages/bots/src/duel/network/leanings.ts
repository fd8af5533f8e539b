import type { State } from '@pharos/duel';
import type { Leaning } from '../../model/leaningGuide.ts';
import { expansionsOf } from '../expansions.ts';

/** Players that overrate one way to win: by science and by military. */
const LEANINGS: Readonly<Record<string, Leaning>> = {
  scholar: {
    seat: {
      symbols1: 0.3,
      symbols2: 0.5,
      symbols3: 0.7,
      symbols4: 1,
      symbols5: 1.3,
      halfPairs: 0.15,
      newSymbolsInSight: 0.1,
      'token law': 1,
    },
    move: { newSymbol: 1, newSymbolOf4: 1, newSymbolOf5: 3, pair: 1 },
  },
  general: {
    seat: { advance: 0.35, advanceBeyond2: 0.1, advanceBeyond5: 0.2, shieldsInReach: 0.3, 'token strategy': 0.5 },
    move: { shields: 0.5, shieldsToWin: 3 },
  },
};

/** Those of a position: expansions have more. */
export function leaningsOf(s: State): Readonly<Record<string, Leaning>> {
  return Object.assign({}, LEANINGS, ...expansionsOf(s).map(({ leanings }) => leanings));
}

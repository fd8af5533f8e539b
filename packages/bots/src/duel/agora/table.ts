import { oncePer } from '@pharos/core';
import type { Catalog } from '@pharos/duel';
import { moveFeatures, seatFeatures } from '../guide/features.ts';

/** What is read of a catalog at every leaf, as numbers: by card, and numbers of features by Conspiracy and Decree. */
export const agoraTableOf = oncePer(({ cards, backs, pieces }: Catalog) => ({
  isSenator: Uint8Array.from(cards, ({ deck }) => (backs[deck] === 'senator' ? 1 : 0)),
  isPolitician: Uint8Array.from(cards, ({ onGain }) => (onGain.some(({ type }) => type === 'senateActions') ? 1 : 0)),
  decree: seatFeatures.numbersOf('decree', pieces['decrees']),
  keep: moveFeatures.numbersOf('keep', pieces['conspiracies']),
  trigger: moveFeatures.numbersOf('trigger', pieces['conspiracies']),
  prepare: moveFeatures.numbersOf('prepare', pieces['conspiracies']),
}));

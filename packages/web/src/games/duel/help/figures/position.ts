import { Match, rngFromSeed } from '@pharos/core';
import { duel, type DuelView } from '@pharos/duel';

/** A position that is written down, as its first player sees it: what it costs and who is ahead, the rules say. */
export function positionOf(written: object, packs: readonly string[] = ['base']): DuelView {
  const options = duel.readOptions({ packs });
  return Match.from(duel, options, duel.describe(options, written, rngFromSeed('1.1'))).view(0);
}

import { ARMADA_PACKS, type Options } from '@pharos/wonders';
import type { Comparison } from '../../terminalGame.ts';

/** Which shipyard wins how often. */
export const shipyardComparison: Comparison<Options> = {
  name: 'armada',
  piece: 'shipyard',
  byDefault: { players: '4' },
  settled: { packs: 'base,armada' },
  piecesOf: ({ shipyards, edition }) => {
    const ours = ARMADA_PACKS.find((pack) => pack.edition === edition)?.shipyards ?? [];
    return (shipyards ?? ours).map(({ id }) => id);
  },
  withPieces: (options, bySeat) => ({ ...options, shipyardsBySeat: [...bySeat] }),
  summary: ({ edition, players }) => ({ edition, players }),
};

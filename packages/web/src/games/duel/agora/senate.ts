import type { AgoraView } from '@pharos/duel';

export const CHAMBERS = 6;

/** How many Chambers a player controls. */
export const controlled = (agora: AgoraView, seat: number): number =>
  agora.chambers.filter((chamber) => chamber.controller === seat).length;

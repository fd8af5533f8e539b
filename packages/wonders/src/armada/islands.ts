import { oncePer } from '@pharos/core';
import type { NamedPiece } from '../catalog.ts';
import type { AnyEffectSpec, PackSpec } from '../content/types.ts';
import type { State } from '../state.ts';
import type { ArmadaSpec } from './pack.ts';
import { LEVELS, type ArmadaState } from './state.ts';
import { ARMADA } from './words.ts';

/** The pack of Armada among those of a game. */
export function armadaPack(packs: readonly PackSpec<AnyEffectSpec>[]): ArmadaSpec {
  const pack = packs.find(isArmada);
  if (pack === undefined) throw new Error('this game is played without Armada');
  return pack;
}

export function isArmada(pack: PackSpec<AnyEffectSpec>): pack is ArmadaSpec {
  return pack.id === ARMADA;
}

/** All islands [AR-7]. */
export function islandsOf(s: State): readonly NamedPiece[] {
  return s.catalog.pieces['islands'];
}

export function islandsOfLevel({ levels }: ArmadaState, level: number): number[] {
  return byLevel(levels)[level].slice();
}

const byLevel = oncePer((levels: readonly number[]) =>
  Array.from({ length: LEVELS }, (_, level) => [...levels.keys()].filter((island) => levels[island] === level)),
);

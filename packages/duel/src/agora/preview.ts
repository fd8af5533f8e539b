import type { SeatId } from '@pharos/core';
import { hasBit } from '../bits.ts';
import { NOBODY, type State } from '../state.ts';
import { decreeName } from './decrees.ts';
import { controllerOf } from './senate.ts';
import { CHAMBERS, type AgoraState } from './state.ts';

/** A Chamber that comes under other control, of a seat or of nobody. */
export interface ControlPreview {
  /** 1 … 6. */
  readonly chamber: number;
  readonly before: SeatId | null;
  readonly after: SeatId | null;
}

/** A Decree that works for somebody else, because its Chamber changes hands or it is moved. */
export interface DecreePreview {
  readonly name: string;
  /** Null if it lies face down: then it is turned up, and what it brings nobody can say. */
  readonly decree: string | null;
  readonly before: SeatId | null;
  readonly after: SeatId | null;
}

export interface AgoraPreview {
  readonly control: readonly ControlPreview[];
  readonly decrees: readonly DecreePreview[];
}

/** What changes in the Senate. */
export function agoraPreview(s: State, before: AgoraState, after: AgoraState): AgoraPreview {
  const control: ControlPreview[] = [];
  for (let chamber = 0; chamber < CHAMBERS; chamber++) {
    const [was, is] = [controllerIn(before, chamber), controllerIn(after, chamber)];
    if (was !== is) control.push({ chamber: chamber + 1, before: was, after: is });
  }
  const decrees = before.decreeAt.flatMap((at, decree): DecreePreview[] => {
    const [was, is] = [controllerIn(before, at), controllerIn(after, after.decreeAt[decree])];
    if (was === is) return [];
    const id = hasBit(before.faceUp, decree) ? s.catalog.decrees[s.deal.decrees[decree]].id : null;
    return [{ name: decreeName(decree), decree: id, before: was, after: is }];
  });
  return { control, decrees };
}

function controllerIn(agora: AgoraState, chamber: number): SeatId | null {
  const controller = controllerOf(agora, chamber);
  return controller === NOBODY ? null : controller;
}

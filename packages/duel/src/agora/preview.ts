import type { SeatId } from '@pharos/core';
import { hasBit } from '../bits.ts';
import { NOBODY, type State } from '../state.ts';
import { decreeName } from './decrees.ts';
import { controllerOf } from './senate.ts';
import type { AgoraPreview, ControlPreview, DecreePreview } from './previewTypes.ts';
import { agoraOf, CHAMBERS, type AgoraState } from './state.ts';

/** What changes in the Senate. */
export function agoraPreview(s: State, then: State): AgoraPreview {
  const before = agoraOf(s);
  const after = agoraOf(then);
  const control: ControlPreview[] = [];
  for (let chamber = 0; chamber < CHAMBERS; chamber++) {
    const [was, is] = [controllerIn(before, chamber), controllerIn(after, chamber)];
    if (was !== is) control.push({ chamber: chamber + 1, before: was, after: is });
  }
  const decrees = before.decreeAt.flatMap((at, decree): DecreePreview[] => {
    const [was, is] = [controllerIn(before, at), controllerIn(after, after.decreeAt[decree])];
    if (was === is) return [];
    const id = hasBit(before.faceUp, decree) ? s.catalog.pieces.decrees[before.dealt[decree]].id : null;
    return [{ name: decreeName(decree), decree: id, before: was, after: is }];
  });
  return { control, decrees };
}

function controllerIn(agora: AgoraState, chamber: number): SeatId | null {
  const controller = controllerOf(agora, chamber);
  return controller === NOBODY ? null : controller;
}

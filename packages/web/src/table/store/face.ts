import type { GameEvent } from '@pharos/core';
import type { DuelEvent, DuelView } from '@pharos/duel';
import type { WondersEvent, WondersView } from '@pharos/wonders';
import type { Motion } from '../motion/motion.ts';
import { planMotions } from '../../games/duel/motions/plan.ts';
import { planWondersMotions } from '../../games/wonders/motions/wonders.ts';
import { soundOf } from '../../sound/sounds.ts';
import type { AnyView } from './link.ts';

/** What the store of a table has to know of a game: who chooses, and how a step looks and sounds. */
export interface Face<View extends AnyView, Event extends GameEvent> {
  /** The seat the viewer moves for; null if there is nothing to choose. */
  mover(view: View): number | null;
  /** Whether the viewer is being waited for. */
  isAwaited(view: View): boolean;
  motions(events: readonly Event[], pace: number): Motion[];
  sound(events: readonly Event[]): void;
}

const duelFace: Face<DuelView, DuelEvent> = {
  mover: ({ decision }) => decision?.seat ?? null,
  isAwaited: ({ decision }) => (decision?.choices ?? null) !== null,
  motions: planMotions,
  sound: soundOf,
};

/** All choose at once, and who has chosen may choose again: the viewer moves for nobody else. */
const wondersFace: Face<WondersView, WondersEvent> = {
  mover: ({ viewer }) => viewer,
  isAwaited: ({ viewer, decision }) => viewer !== null && (decision?.acting.includes(viewer) ?? false),
  motions: planWondersMotions,
  sound: soundOf,
};

const FACES: Readonly<Record<string, unknown>> = { duel: duelFace, wonders: wondersFace };

/** The face of the game a view belongs to. A server never offers a game that this client does not know. */
export function faceOf<View extends AnyView, Event extends GameEvent>(view: View): Face<View, Event> {
  return FACES[view.game] as Face<View, Event>;
}

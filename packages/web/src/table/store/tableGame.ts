import type { GameEvent } from '@pharos/core';
import type { GameUpdate } from '@pharos/protocol';
import type { Motion } from '../motion/motion.ts';
import type { Phase } from '../motion/phases.ts';
import type { Tone } from '../../sound/tones.ts';
import type { AnyView, LogEntry } from './link.ts';

/** What a table has to know of the game that is played at it: who chooses, and how a step looks, sounds and is told. */
export interface TableGame<View extends AnyView, Event extends GameEvent> {
  /** Whether a view is one of this game. */
  isView(view: AnyView): view is View;
  /** The seat the viewer moves for; null if there is nothing to choose. */
  mover(view: View): number | null;
  /** Whether the viewer is being waited for. */
  isAwaited(view: View): boolean;
  motions(events: readonly Event[], pace: number): Motion[];
  /** Where a step is shown in phases: those of an update, which the table draws; `log` are the steps before. */
  phases?(update: GameUpdate<View, Event>, before: View | null, log: readonly LogEntry<Event>[]): readonly Phase[];
  /** Whether a step brings so much that the pictures of an earlier one are not waited for. */
  isRound?(events: readonly Event[]): boolean;
  /** What is heard of an event, by its type. */
  readonly sounds: Readonly<Record<string, readonly Tone[]>>;
  /** All events of a step in words. */
  eventTexts(events: readonly Event[], nameOf: (seat: number) => string, view: View | null): string[];
}

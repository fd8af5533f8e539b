import type { WondersEvent } from '@pharos/wonders';
import type { Deed } from '../reveal/deed.ts';

/** All that happened since cards were last turned up; what followed, such as an extra card, is part of it. */
export interface Round {
  /** By city: what it did with its card, and with an extra one. */
  readonly deeds: ReadonlyMap<number, readonly Deed[]>;
  /** The step in which cards were turned up, and all events from then on. */
  readonly turned: readonly WondersEvent[];
  readonly events: readonly WondersEvent[];
}

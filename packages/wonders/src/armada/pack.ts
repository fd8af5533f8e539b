import type { EffectSpec, Entry, PackSpec, Provenance } from '../content/types.ts';
import type { NavalSpec, ShipyardSpec, TrackSpecs } from './words.ts';

export interface IslandSpec extends Entry {
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly effects: readonly EffectSpec[];
  readonly naval?: NavalSpec;
  readonly provenance?: Provenance;
}

/** A pack with what only Armada has. */
export interface ArmadaSpec extends PackSpec {
  readonly islands: readonly IslandSpec[];
  readonly shipyards: readonly ShipyardSpec[];
  readonly tracks: TrackSpecs;
}

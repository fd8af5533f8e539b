import type { AnyEffectSpec, EffectSpec, Entry, PackSpec, Provenance } from '../content/types.ts';
import type { LeaderGroup } from './words.ts';

export interface LeaderSpec<Effect extends AnyEffectSpec = AnyEffectSpec> extends Entry {
  readonly id: string;
  readonly group: LeaderGroup;
  /** Coins; `age` for the number of the Age it is recruited in [L-22]. */
  readonly cost: number | 'age';
  readonly effects: readonly Effect[];
  readonly provenance?: Provenance;
}

/** A pack with what only Leaders has. */
export interface LeadersSpec extends PackSpec {
  readonly leaders: readonly LeaderSpec<EffectSpec>[];
}

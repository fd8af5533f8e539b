import type { Provenance } from '../content/words.ts';
import type { CostView } from '../cost.ts';
import type { StepView } from './previewTypes.ts';
import type { NavalPowerName } from './words.ts';

export interface FleetView {
  readonly fleet: string;
  /** 0 … 6. */
  readonly space: number;
  /** The price of the next step and where we know it from; null on the last space. */
  readonly next: { readonly price: CostView; readonly provenance: Provenance } | null;
}

export interface HarbourView {
  readonly city: number;
  readonly shipyard: string;
  /** The fleet that wonder stages move, and where we know it from. */
  readonly linked: string;
  readonly linkedProvenance: Provenance;
  readonly fleets: readonly FleetView[];
  readonly commerceLevel: number;
  readonly strength: number;
  readonly islands: readonly string[];
  readonly powers: readonly NavalPowerName[];
  /** Naval tokens by Age; null before the conflict, 0 for none. */
  readonly tokens: readonly { readonly age: number; readonly token: number | null }[];
  /** Extra land conflicts that are over. */
  readonly incursions: readonly { readonly age: number; readonly opponent: number; readonly token: number }[];
  /** For each stage as `CityView.stages` lists them, where it is printed, from 1. */
  readonly stageOrder: readonly number[];
  /** The free move to make now: how many ships, and of which fleets; null if none. */
  readonly freeMove: { readonly count: number; readonly fleets: readonly string[] } | null;
  /** Islands being looked at: how many is public, which ones only who explores sees, and a partner. */
  readonly exploring: { readonly count: number; readonly islands: readonly string[] | null } | null;
  /** Taken in the turn that is being played: the highest tax and the number of pirate effects. */
  readonly levies: number;
  readonly pirates: number;
  /** Points of Armada as if the game ended now; those of the blue ship are among the civil ones. */
  readonly points: { readonly ship: number; readonly naval: number; readonly islands: number };
}

export interface ArmadaView {
  readonly harbours: readonly HarbourView[];
  /** Islands left, by level. */
  readonly decks: readonly number[];
  /** Incursions of this Age that are still to be fought. */
  readonly incursions: readonly { readonly attacker: number; readonly target: number }[];
  /** By city: the naval token if the conflict of this Age took place now and all took part. */
  readonly preview: readonly number[];
  /** What a step of each of the viewer's ships would bring; those on their last space are left out, null for spectators. */
  readonly steps: readonly StepView[] | null;
}

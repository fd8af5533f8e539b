import { packing, versionsOf, type Game, type Move, type SeatId, type SeenStep } from '@pharos/core';
import { apply, legalMoves } from './agenda.ts';
import type { Catalog } from './catalog.ts';
import { EXPANSIONS } from './expansions.ts';
import type { WondersEvent } from './events.ts';
import { memory } from './memory/memory.ts';
import type { WondersMemory } from './memory/types.ts';
import { migrationsWith } from './migrations.ts';
import { formatMove, parseMove } from './notation.ts';
import type { Options } from './options.ts';
import { describe } from './position.ts';
import { PACKS } from './packs.ts';
import type { Selection } from './packVersion.ts';
import { partnerTalk } from './partner/talk.ts';
import { preview, previews } from './preview/preview.ts';
import type { WondersPreview } from './preview/types.ts';
import { readOptions, withNewestPacks } from './readOptions.ts';
import { redact } from './redact.ts';
import { resample } from './resample.ts';
import { rulesFrom, type Registry } from './rules.ts';
import { outcome, scores } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, encode, type State } from './state.ts';
import { view, type WondersView } from './view.ts';
import { writePosition } from './written/write.ts';

export interface WondersGame extends Game<Options, State, WondersView, WondersEvent> {
  preview(s: State, seat: SeatId, move: Move): WondersPreview;
  previews(s: State, seat: SeatId): WondersPreview[];
  memory(seat: SeatId, seen: readonly SeenStep<WondersView, WondersEvent>[]): WondersMemory;
}

/** What needs nothing but a state, which knows its rules. */
const OF_STATES = {
  legalMoves,
  apply,
  outcome,
  scores,
  encode,
  view,
  resample,
  preview,
  previews,
  formatMove,
  parseMove,
  writePosition,
};

/** 7 Wonders as the kernel sees it, with the packs and expansions of a registry. */
export function createWonders(registry: Registry, rulesOf = rulesFrom(registry)): WondersGame {
  return {
    id: 'wonders',
    rules: 2,
    migrations: migrationsWith(registry.expansions),
    rulings: registry.expansions.flatMap((expansion) => expansion.rulings ?? []),
    readOptions: (raw) => readOptions(raw, registry),
    seatCount: (options) => options.players,
    packVersions: ({ packs, versions }) => versionsOf(packs, versions),
    withNewestPacks: (options) => withNewestPacks(options, registry),
    setup: (options, rng) => setup(rulesOf(options), options, rng),
    describe: (options, position, rng) => describe(rulesOf(options), options, position, rng),
    toAct: (s) => s.awaited,
    clone: (s) => clone(s),
    ...packing(rulesOf, clone),
    ...OF_STATES,
    partnerTalk,
    listen(s, listener) {
      s.emit = listener;
    },
    redact: (event, viewer) => redact(event, viewer, registry.expansions),
    memory: (seat, seen) => memory(rulesOf, seat, seen),
  };
}

/** All that there is. */
export const REGISTRY: Registry = { packs: PACKS, expansions: EXPANSIONS };
const rulesOf = rulesFrom(REGISTRY);

/** 7 Wonders with all that there is for it. */
export const wonders: WondersGame = createWonders(REGISTRY, rulesOf);

/** The pieces of a selection of packs. The ids and versions must be known. */
export function catalogOf(selection: Selection): Catalog {
  return rulesOf(selection).catalog;
}

import { versionsOf, type Game, type Move, type SeatId } from '@pharos/core';
import { apply, legalMoves } from './agenda.ts';
import { redact, type WondersEvent } from './events.ts';
import { MIGRATIONS } from './migrations.ts';
import { formatMove, parseMove } from './notation.ts';
import { readOptions, withNewestPacks, type Options } from './options.ts';
import { describe } from './position.ts';
import { pack, unpack } from './packedState.ts';
import { preview, previews } from './preview/preview.ts';
import type { WondersPreview } from './preview/types.ts';
import { resample } from './resample.ts';
import { REGISTRY, rulesFrom, type Registry } from './rules.ts';
import { WONDERS_RULINGS } from './rulings.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, encode, type State } from './state.ts';
import { view, type WondersView } from './view.ts';

export interface WondersGame extends Game<Options, State, WondersView, WondersEvent> {
  preview(s: State, seat: SeatId, move: Move): WondersPreview;
  previews(s: State, seat: SeatId): WondersPreview[];
}

/** 7 Wonders as the kernel sees it, with the packs and expansions of a registry. */
export function createWonders(registry: Registry): WondersGame {
  const rulesOf = rulesFrom(registry);
  return {
    id: 'wonders',
    rules: 2,
    migrations: MIGRATIONS,
    rulings: WONDERS_RULINGS,
    readOptions: (raw) => readOptions(raw, registry),
    seatCount: (options) => options.players,
    packVersions: ({ packs, versions }) => versionsOf(packs, versions),
    withNewestPacks: (options) => withNewestPacks(options, registry),
    setup: (options, rng) => setup(rulesOf(options), options, rng),
    describe: (options, position, rng) => describe(rulesOf(options), options, position, rng),
    toAct: (s) => s.awaited,
    legalMoves,
    apply,
    outcome,
    clone: (s) => clone(s),
    encode,
    pack,
    unpack: (options, packed) => unpack(rulesOf(options), options, packed),
    listen(s, hear) {
      s.emit = hear;
    },
    view,
    redact,
    resample,
    preview,
    previews,
    formatMove,
    parseMove,
  };
}

/** 7 Wonders with all that there is for it. */
export const wonders: WondersGame = createWonders(REGISTRY);

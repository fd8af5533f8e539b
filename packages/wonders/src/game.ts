import { versionsOf, type Game, type Move, type SeatId } from '@pharos/core';
import { apply } from './apply.ts';
import { catalogOf, LIBRARY, type Library } from './catalog.ts';
import { redact, type WondersEvent } from './events.ts';
import { legalMoves } from './legal.ts';
import { MIGRATIONS } from './migrations.ts';
import { formatMove, parseMove } from './notation.ts';
import { readOptions, withNewestPacks, type Options } from './options.ts';
import { describe } from './position.ts';
import { pack, unpack } from './packedState.ts';
import { preview, previews } from './preview/preview.ts';
import type { WondersPreview } from './preview/types.ts';
import { resample } from './resample.ts';
import { WONDERS_RULINGS } from './rulings.ts';
import { outcome, scores } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, encode, type State } from './state.ts';
import { view, type WondersView } from './view.ts';

export interface WondersGame extends Game<Options, State, WondersView, WondersEvent> {
  preview(s: State, seat: SeatId, move: Move): WondersPreview;
  previews(s: State, seat: SeatId): WondersPreview[];
}

/** 7 Wonders as the kernel sees it, with the packs of a library. */
export function createWonders(library: Library): WondersGame {
  return {
    id: 'wonders',
    rules: 2,
    migrations: MIGRATIONS,
    rulings: WONDERS_RULINGS,
    readOptions: (raw) => readOptions(raw, library),
    seatCount: (options) => options.players,
    packVersions: ({ packs, versions }) => versionsOf(packs, versions),
    withNewestPacks: (options) => withNewestPacks(options, library),
    setup: (options, rng) => setup(catalogOf(options, library), options, rng),
    describe: (options, position, rng) => describe(catalogOf(options, library), options, position, rng),
    toAct: (s) => s.awaited,
    legalMoves,
    apply,
    outcome,
    scores,
    clone: (s) => clone(s),
    encode,
    pack,
    unpack: (options, packed) => unpack(catalogOf(options, library), options, packed),
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
export const wonders: WondersGame = createWonders(LIBRARY);

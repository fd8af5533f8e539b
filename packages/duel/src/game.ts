import {
  newestVersions,
  NO_SEATS,
  packing,
  seatBit,
  versionsOf,
  type PackVersions,
  type Game,
  type Move,
  type Planning,
  type SeatId,
  type SeenStep,
} from '@pharos/core';
import { apply, currentTask, legalMoves } from './agenda.ts';
import type { Catalog } from './catalog.ts';
import { EFFECTS } from './effects/effects.ts';
import type { DuelEvent } from './events.ts';
import { EXPANSIONS } from './expansions.ts';
import { memory, type DuelMemory } from './memory.ts';
import { migrationsWith } from './migrations.ts';
import { formatMove, parseMove } from './notation.ts';
import { readOptions, withNewestPacks, type Options } from './options.ts';
import { PACKS } from './packs.ts';
import { foresee, type DuelForeseenChoice } from './planning.ts';
import { describe } from './position.ts';
import { preview, type DuelPreview } from './preview.ts';
import { redact } from './redact.ts';
import { resample } from './resample.ts';
import { rulesFrom, type Registry } from './rules.ts';
import { RULINGS } from './rulings.ts';
import { outcome, scores } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, encode, type State } from './state.ts';
import { taskSeat } from './tasks.ts';
import { view, type DuelView } from './view.ts';
import { writePosition } from './written/write.ts';

export interface DuelGame extends Game<Options, State, DuelView, DuelEvent> {
  preview(s: State, seat: SeatId, move: Move): DuelPreview;
  readonly planning: Planning<Options, State> & {
    foresee(s: State, seat: SeatId, moves: readonly string[]): DuelForeseenChoice | null;
  };
  memory(seat: SeatId, seen: readonly SeenStep<DuelView, DuelEvent>[]): DuelMemory;
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
  formatMove,
  parseMove,
  writePosition,
};

/** 7 Wonders Duel as the kernel sees it, with the packs and expansions of a registry. */
export function createDuel({ packs, expansions }: Registry, rulesOf = rulesFrom({ packs, expansions })): DuelGame {
  return {
    id: 'duel',
    rules: 2,
    migrations: migrationsWith(expansions),
    rulings: RULINGS,
    readOptions: (raw) => readOptions(raw, packs),
    seatCount: () => 2,
    packVersions: (options) => versionsOf(options.packs, options.versions),
    withNewestPacks: (options) => withNewestPacks(options, packs),
    setup: (options, rng) => setup(rulesOf(options), options, rng),
    describe: (options, position, rng) => describe(rulesOf(options), options, position, rng),
    toAct(s) {
      const choice = currentTask(s);
      return choice < 0 ? NO_SEATS : seatBit(taskSeat(choice));
    },
    clone: (s) => clone(s),
    ...packing(rulesOf, clone),
    ...OF_STATES,
    listen(s, listener) {
      s.emit = listener;
    },
    redact: (event, viewer) => redact(event, viewer, expansions),
    // Expansions have secrets that decide what the other one can do, such as Conspiracies.
    planning: { isPossible: (options) => rulesOf(options).expansions.length === 0, foresee },
    memory: (seat, seen) => memory(rulesOf, seat, seen),
  };
}

const REGISTRY: Registry = { packs: PACKS, expansions: EXPANSIONS };
const rulesOf = rulesFrom(REGISTRY);

/** 7 Wonders Duel with all that there is for it. */
export const duel: DuelGame = createDuel(REGISTRY, rulesOf);

/** The pieces of a set of packs, in their newest versions unless others are named. The ids must be known. */
export function catalogOf(packs: readonly string[], versions?: PackVersions): Catalog {
  const named = versions ?? newestVersions(PACKS.filter(({ id }) => packs.includes(id)));
  return rulesOf(named === null ? { packs } : { packs, versions: named }).catalog;
}

/** Every type of effect there is. */
export const EFFECT_TYPES: readonly string[] = [EFFECTS, ...EXPANSIONS.map(({ effects }) => effects ?? {})].flatMap(
  (table) => Object.keys(table),
);

import { NO_SEATS, seatBit, versionsOf, type Game, type Move, type SeatId } from '@pharos/core';
import { currentTask } from './agenda.ts';
import { apply } from './apply.ts';
import { redact, type DuelEvent } from './events.ts';
import { legalMoves } from './legal.ts';
import { MIGRATIONS } from './migrations.ts';
import { formatMove, parseMove } from './notation.ts';
import { readOptions, type Options } from './options.ts';
import { describe } from './position.ts';
import { pack, unpack } from './packedState.ts';
import { preview, type DuelPreview } from './preview.ts';
import { resample } from './resample.ts';
import { RULINGS } from './rulings.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, encode, type State } from './state.ts';
import { taskSeat } from './tasks.ts';
import { view, type DuelView } from './view.ts';

export interface DuelGame extends Game<Options, State, DuelView, DuelEvent> {
  preview(s: State, seat: SeatId, move: Move): DuelPreview;
}

/** 7 Wonders Duel, as the kernel sees it. */
export const duel: DuelGame = {
  id: 'duel',
  rules: 2,
  migrations: MIGRATIONS,
  rulings: RULINGS,
  readOptions,
  seatCount: () => 2,
  packVersions: ({ packs }) => versionsOf(packs, null),
  withNewestPacks: (options) => options,
  setup,
  describe,
  toAct(s) {
    const choice = currentTask(s);
    return choice < 0 ? NO_SEATS : seatBit(taskSeat(choice));
  },
  legalMoves,
  apply,
  outcome,
  clone: (s) => clone(s),
  encode,
  pack,
  unpack,
  listen(s, hear) {
    s.emit = hear;
  },
  view,
  redact,
  resample,
  preview,
  formatMove,
  parseMove,
};

import { fastRng } from '@pharos/core';
import { gameEntry } from './games.ts';
import { unpackState, type PackedState } from './play/botState.ts';

/** All a bot gets to know: a state in which everything hidden from its seat is made up. */
export interface BotTask {
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  readonly state: PackedState;
  readonly luck: readonly [number, number];
}

/** Runs in a thread of its own; answers the chosen move as text. */
export default function choose(task: BotTask): string {
  const entry = gameEntry(task.game);
  const { game } = entry;
  const state = unpackState(game, task.state);
  const move = entry.bot(task.level).choose(state, task.seat, fastRng(...task.luck));
  return game.formatMove(state, move);
}

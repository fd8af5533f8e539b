import type { AnyGame } from './anyGame.ts';

/** A state on its way to a worker: plain data, without what every state of these options shares. */
export interface PackedState {
  readonly options: unknown;
  readonly state: unknown;
}

export function packState(game: AnyGame, options: unknown, state: unknown): PackedState {
  return { options, state: game.pack(state) };
}

export function unpackState(game: AnyGame, { options, state }: PackedState): unknown {
  return game.unpack(options, state);
}

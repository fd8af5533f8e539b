import type { SeatId } from '@pharos/core';
import type { ChatMessage } from '@pharos/protocol';
import type { StoredMoves } from './storedMoves.ts';

/** Something told to a partner in a turn, or taken back. */
export interface ToldPartner {
  readonly seat: SeatId;
  readonly to: SeatId;
  readonly text: string;
  readonly turn: number;
  readonly isWithdrawn: boolean;
}

/** What nodes send each other: where there is something new. What it is is read from storage; only talk and moves come along. */
export type Signal = TableSignal | { readonly kind: 'seeks' };

export type TableSignal =
  | { readonly kind: 'change'; readonly table: string; readonly stored?: StoredMoves }
  | { readonly kind: 'presence'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string; readonly message: ChatMessage }
  | { readonly kind: 'partner'; readonly table: string; readonly told: ToldPartner };

/** How signals get from node to node. They may be lost, doubled or late. */
export interface Signals {
  send(signal: Signal): void;
  /** Answers how to stop listening. */
  listen(handle: (signal: Signal) => void): () => void;
}

/** For a server that has its database alone. */
export const noSignals: Signals = {
  send: () => undefined,
  listen: () => () => undefined,
};

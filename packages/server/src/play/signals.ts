import type { ChatMessage } from '@pharos/protocol';

/** What nodes tell each other: where there is something new. What it is is read from storage; only chat comes along. */
export type Signal =
  | { readonly kind: 'change' | 'presence'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string; readonly message: ChatMessage };

/** How signals travel. They may be lost, doubled or late. */
export interface Fanout {
  announce(signal: Signal): void;
  /** Answers how to stop listening. */
  listen(hear: (signal: Signal) => void): () => void;
}

export const oneNode: Fanout = {
  announce: () => undefined,
  listen: () => () => undefined,
};

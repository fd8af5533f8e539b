/** A table changed on this node; others that show it read it from storage again. */
export type Signal = { readonly table: string };

/** How nodes tell each other. With one node there is nobody to tell; PostgreSQL's NOTIFY would carry it to others. */
export interface Fanout {
  announce(signal: Signal): void;
  /** Answers how to stop listening. */
  listen(hear: (signal: Signal) => void): () => void;
}

export const oneNode: Fanout = {
  announce: () => undefined,
  listen: () => () => undefined,
};

import type { WondersEvent } from '@pharos/wonders';

export type RevealedChoice = Extract<WondersEvent, { type: 'choicesRevealed' }>['choices'][number];

/** Whom the sentences are about: names, and how many cities sit around the table. */
export interface TableNames {
  readonly nameOf: (city: number) => string;
  readonly count: number;
}

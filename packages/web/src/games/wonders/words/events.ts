import type { WondersEvent } from '@pharos/wonders';

export type RevealedChoice = Extract<WondersEvent, { type: 'choicesRevealed' }>['choices'][number];

/** Whom the sentences are about: names, and how many cities sit around the table. */
export interface TableNames {
  readonly nameOf: (city: number) => string;
  readonly count: number;
}

/** Whatever is like a card is used like one. */
const LIKE = { build: 'build', recruit: 'build', stage: 'stage', discard: 'discard', sell: 'discard' } as const;

/** Whether an action uses a card of the hand. */
export const isUse = (action: string): action is keyof typeof LIKE => Object.hasOwn(LIKE, action);

/** What a card was used for. */
export const useOf = ({ action }: Pick<RevealedChoice, 'action'>): 'build' | 'stage' | 'discard' => LIKE[action];

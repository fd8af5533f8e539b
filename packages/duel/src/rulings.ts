// Not from the package as a whole: forms need this table, not the engine.
import { twoAnswers, type Ruling } from '@pharos/core/ruling';
import { AGORA_RULINGS } from './agora/rulings.ts';
import { PANTHEON_RULINGS } from './pantheon/rulings.ts';

/**
 * The rules a table may play otherwise, each with its default first. Where the words of a book are clear they are the default;
 * the other answer is the custom of Board Game Arena or our own reading. docs/rules gives the reasons.
 */
export const RULINGS = [
  twoAnswers('centreStart', 'D-87', 'base', ['lastStarts', 'PLD'], 'lastChooses'),
  twoAnswers('pairToken', 'D-69', 'base', ['may', 'PLD'], 'must'),
  ...AGORA_RULINGS,
  ...PANTHEON_RULINGS,
] as const satisfies readonly Ruling[];

type RulingId = (typeof RULINGS)[number]['id'];

/** How each of them is played. */
export type Rulings = {
  readonly [Id in RulingId]: Extract<(typeof RULINGS)[number], { readonly id: Id }>['answers'][number]['id'];
};

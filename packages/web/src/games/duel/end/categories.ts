import type { DuelView } from '@pharos/duel';
import type { Category, ExpansionWords } from '../expansion.ts';
import { expansionWords, wordsInPlay } from '../words/expansionWords.ts';

/** The categories of the score, in the order they are counted, with their icons. */
const CATEGORIES: readonly Category[] = [
  { id: 'blue', icon: 'col-blue' },
  { id: 'green', icon: 'sci-gear' },
  { id: 'yellow', icon: 'col-yellow' },
  { id: 'purple', icon: 'col-purple' },
  { id: 'wonders', icon: 'stage' },
  { id: 'tokens', icon: 'sci-law' },
  { id: 'coins', icon: 'coin' },
  { id: 'military', icon: 'shield' },
];

const withThoseOf = (expansions: readonly ExpansionWords[]): readonly Category[] => [
  ...CATEGORIES,
  ...expansions.flatMap(({ categories }) => categories ?? []),
];

/** Those that can score in this game. */
export const categoriesOf = (view: Pick<DuelView, 'options'>): readonly Category[] => withThoseOf(wordsInPlay(view));

export const allCategories = (): readonly Category[] => withThoseOf(expansionWords());

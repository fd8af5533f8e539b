import type { WondersView } from '@pharos/wonders';
import { expansionsIn, firstOf } from '../expansionsInPlay.ts';
import type { HandWords } from './handWordTypes.ts';

const CARDS: HandWords = {
  build: 'act.build',
  willBuild: 'seven.willBuild',
  discard: 'act.discard',
  willDiscard: 'seven.willDiscard',
  hint: 'seven.hint.turn',
  canChange: 'seven.canChange',
};

/** The words of the hand: an expansion may have something else than cards in it. */
export const handWordsOf = (view: WondersView | null): HandWords =>
  (view && firstOf(expansionsIn(view).map((expansion) => expansion.handWords(view)))) ?? CARDS;

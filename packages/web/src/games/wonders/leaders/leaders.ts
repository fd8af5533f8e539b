import { LEADERS_PACKS } from '@pharos/wonders/client';
import type { WondersExpansion } from '../expansion.ts';
import { NO_CHOICE } from '../table/cardChoice.ts';
import { logParts, logSection } from './log.ts';
import { phases } from './motions/phases.ts';
import { isAsking, picks, questionParts } from './pick/picks.ts';
import { leaderCards } from './piece/leaderCards.ts';
import { effectSigns } from './piece/signs.ts';
import { categories } from './score.ts';
import { figures } from './sheet/figures.ts';
import { giftText, spared } from './sheet/payment.ts';
import { sounds } from './sounds.ts';
import { eventText, revealedText, soldText } from './words/eventText.ts';
import { handWords, moveText, partKey, turnKey } from './words/moveText.ts';
import { reasonText } from './words/reasonText.ts';

export const leaders: WondersExpansion = {
  pack: 'leaders',
  packs: LEADERS_PACKS,
  stageOrder: () => [],
  likeCards: leaderCards,
  cityCards: (view, city) => view.leaders?.cities[city].recruited ?? [],
  signs: (_, others) => others,
  effectSigns,
  pieceTexts: () => [],
  pieceShorts: () => [],
  isAsking,
  handWords,
  picks,
  questionParts,
  cardChoice: () => NO_CHOICE,
  sales: () => [],
  spared,
  giftText,
  figures,
  eventText,
  revealedText,
  soldText,
  logParts,
  logSection,
  moveText,
  obstacleText: () => null,
  reasonText,
  turnKey,
  partKey,
  phases,
  sounds,
  categories,
};

import { CITIES_PACKS } from '@pharos/wonders/client';
import type { WondersExpansion } from '../expansion.ts';
import { NO_CHOICE } from '../table/cardChoice.ts';
import { logParts } from './log.ts';
import { phases } from './motions/phases.ts';
import { picks, questionParts } from './pick/picks.ts';
import { effectSigns } from './piece/signs.ts';
import { categories } from './score.ts';
import { figures } from './sheet/figures.ts';
import { spared } from './sheet/payment.ts';
import { sounds } from './sounds.ts';
import { eventText } from './words/eventText.ts';
import { moveText, turnKey } from './words/moveText.ts';
import { reasonText } from './words/reasonText.ts';

export const cities: WondersExpansion = {
  pack: 'cities',
  packs: CITIES_PACKS,
  stageOrder: () => [],
  likeCards: () => [],
  cityCards: () => [],
  signs: (_, others) => others,
  effectSigns,
  pieceTexts: () => [],
  pieceShorts: () => [],
  isAsking: ({ decision }) => decision?.black !== undefined,
  handWords: () => null,
  logSection: () => null,
  picks,
  questionParts,
  cardChoice: () => NO_CHOICE,
  sales: () => [],
  spared,
  giftText: () => null,
  soldText: () => null,
  figures,
  eventText,
  revealedText: () => null,
  logParts,
  moveText,
  obstacleText: () => null,
  reasonText,
  turnKey,
  partKey: () => null,
  phases,
  sounds,
  categories,
};

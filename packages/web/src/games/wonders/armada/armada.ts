import { ARMADA_PACKS } from '@pharos/wonders/client';
import type { WondersExpansion } from '../expansion.ts';
import { logParts } from './log.ts';
import { phases } from './motions/phases.ts';
import { picks, questionParts } from './pick/picks.ts';
import { signs } from './piece/signs.ts';
import { categories } from './score.ts';
import { sounds } from './sounds.ts';
import { figures } from './sheet/figures.ts';
import { sales, spared } from './sheet/payment.ts';
import { ShipChoice } from './sheet/shipChoice.svelte.ts';
import { eventText, revealedText } from './words/eventText.ts';
import { moveText, turnKey } from './words/moveText.ts';
import { obstacleText } from './words/obstacleText.ts';
import { reasonText } from './words/reasonText.ts';
import { pieceShorts, pieceTexts } from './words/pieceTexts.ts';

export const armada: WondersExpansion = {
  pack: 'armada',
  packs: ARMADA_PACKS,
  stageOrder: (view, { city }) => view.armada?.harbours[city]?.stageOrder ?? [],
  likeCards: () => [],
  cityCards: () => [],
  signs,
  effectSigns: () => null,
  pieceTexts,
  pieceShorts,
  isAsking: ({ decision }) => decision?.naval !== undefined,
  handWords: () => null,
  logSection: () => null,
  picks,
  questionParts,
  cardChoice: (onChange) => new ShipChoice(onChange),
  sales,
  spared,
  giftText: () => null,
  soldText: () => null,
  figures,
  eventText,
  revealedText,
  logParts,
  moveText,
  obstacleText,
  reasonText,
  turnKey,
  partKey: () => null,
  phases,
  sounds,
  categories,
};

import { CITIES_PACKS } from '@pharos/wonders';
import type { WondersExpansion } from '../expansion.ts';
import { sayOfCities } from './blackWords.ts';
import { blackProspects, blackQuestion, debtChoice } from './choices.ts';
import { tokenItems, tokenLines } from './cityTokens.ts';
import { blackDeeds, blackSentence } from './events.ts';

const SIGNS: Readonly<Record<string, string | undefined>> = { black: '♠', debt: '⊖' };

/** Cities at the terminal. */
export const cities: WondersExpansion = {
  pack: 'cities',
  packs: CITIES_PACKS,
  options: [],
  comparisons: [],
  effects: () => [],
  pieces: () => [],
  held: () => null,
  nameOf: () => null,
  heading: () => null,
  verbs: () => null,
  cityItems: tokenItems,
  ownLines: tokenLines,
  sharedLines: () => [],
  stageOrder: () => null,
  deeds: blackDeeds,
  accounts: () => [],
  sentence: blackSentence,
  question: blackQuestion,
  along: () => '',
  alongText: () => '',
  choice: debtChoice,
  barred: () => [],
  obstacle: () => null,
  prospects: blackProspects,
  farPayments: () => [],
  categorySign: (category) => SIGNS[category] ?? null,
  help: (words) => [`  ${sayOfCities(words)('help.signs')}`],
};

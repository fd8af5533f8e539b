import { ARMADA_PACKS } from '@pharos/wonders';
import type { WondersExpansion } from '../expansion.ts';
import { alongText, barredUses, ISLANDS, islandTexts, navalChoice, navalObstacle } from './choices.ts';
import { navalAccounts, navalDeeds, navalSentence } from './events.ts';
import { harbourItems, ownHarbourLines, seaLines } from './harbour.ts';
import { armadaOptions } from './options.ts';
import { navalProspects } from './navalPreview.ts';
import { islandName, navalEffects, sayAtSea } from './seaWords.ts';
import { shipyardComparison } from './shipyards.ts';

const SIGNS: Readonly<Record<string, string | undefined>> = { naval: '⚓', islands: '◍' };

/** Armada at the terminal. */
export const armada: WondersExpansion = {
  pack: 'armada',
  packs: ARMADA_PACKS,
  options: armadaOptions,
  comparisons: [shipyardComparison],
  effects: ({ naval = {} }, words, form) => navalEffects(naval, words, form),
  pieces: (words) =>
    ISLANDS.map(({ id }) => ({ name: islandName(id, words), sentences: islandTexts(id, words, 'text') })),
  held: () => null,
  nameOf: () => null,
  heading: () => null,
  verbs: () => null,
  cityItems: harbourItems,
  ownLines: ownHarbourLines,
  sharedLines: seaLines,
  stageOrder: ({ armada }, { city }) => {
    const order = armada?.harbours[city].stageOrder ?? [];
    return order.length === 0 ? null : order;
  },
  deeds: navalDeeds,
  accounts: navalAccounts,
  sentence: navalSentence,
  question: ({ naval }, words) => (naval === undefined ? null : sayAtSea(words)(`ask.${naval}`)),
  along: ({ fleet }) => fleet ?? '',
  alongText,
  choice: navalChoice,
  barred: barredUses,
  obstacle: navalObstacle,
  prospects: navalProspects,
  farPayments: ({ left2 = 0, right2 = 0 }) => [
    { sign: '◀◀', coins: left2 },
    { sign: '▶▶', coins: right2 },
  ],
  categorySign: (category) => SIGNS[category] ?? null,
  help: (words) => {
    const say = sayAtSea(words);
    return [`  ${say('help.signs')}`, `  ${say('help.far')}`];
  },
};

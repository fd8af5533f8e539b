import { LEADERS_PACKS } from '@pharos/wonders';
import type { WondersExpansion } from '../expansion.ts';
import { leadersChoice, leadersHeading, leadersProspects, leadersQuestion, leadersVerbs } from './choices.ts';
import { leaderItems, leaderLines, partnerLines } from './cityLeaders.ts';
import { leadersDeeds, leadersSentence } from './events.ts';
import { costText, LEADERS, leaderName, leaderSpec, sayOfLeaders } from './leaderWords.ts';

/** Leaders at the terminal. */
export const leaders: WondersExpansion = {
  pack: 'leaders',
  packs: LEADERS_PACKS,
  options: [],
  comparisons: [],
  effects: () => [],
  pieces: (words) =>
    LEADERS.map((leader) => {
      const name = leaderName(leader.id, words) ?? '';
      return {
        name,
        sentences: [
          sayOfLeaders(words)('info', { leader: name, cost: costText(leader, words) }),
          ...leader.effects.map((effect) => words.effect(effect, 'text')),
        ],
      };
    }),
  held: (id, age) => {
    const leader = leaderSpec(id);
    if (leader === undefined) return null;
    const coins = leader.cost === 'age' ? age : leader.cost;
    return { colour: 'white', cost: { coins }, effects: leader.effects };
  },
  nameOf: leaderName,
  heading: leadersHeading,
  verbs: leadersVerbs,
  cityItems: leaderItems,
  ownLines: leaderLines,
  sharedLines: partnerLines,
  stageOrder: () => null,
  deeds: leadersDeeds,
  accounts: () => [],
  sentence: leadersSentence,
  question: leadersQuestion,
  along: () => '',
  alongText: () => '',
  choice: leadersChoice,
  barred: () => [],
  obstacle: () => null,
  prospects: leadersProspects,
  farPayments: () => [],
  categorySign: (category) => (category === 'leaders' ? '♔' : null),
  help: (words) => [`  ${sayOfLeaders(words)('help.signs')}`],
};

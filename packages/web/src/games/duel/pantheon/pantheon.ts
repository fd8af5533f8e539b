import type { Expansion } from '../expansion.ts';

export const pantheon: Expansion = {
  id: 'pantheon',
  form: { name: 'expansion.pantheon', label: 'opt.pantheon', explanation: 'opt.pantheonText' },
  texts: {
    en: () => import('virtual:beside/games/duel/pantheon/texts/en'),
    pl: () => import('virtual:beside/games/duel/pantheon/texts/pl'),
    hu: () => import('virtual:beside/games/duel/pantheon/texts/hu'),
  },
  words: async () => (await import('./words.ts')).words,
  table: async () => (await import('./table.ts')).table,
  help: () => import('./Help.svelte'),
};

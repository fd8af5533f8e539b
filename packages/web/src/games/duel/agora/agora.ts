import type { Expansion } from '../expansion.ts';

export const agora: Expansion = {
  id: 'agora',
  form: { name: 'expansion.agora', label: 'opt.agora', explanation: 'opt.agoraText' },
  texts: {
    en: () => import('virtual:beside/games/duel/agora/texts/en'),
    pl: () => import('virtual:beside/games/duel/agora/texts/pl'),
    hu: () => import('virtual:beside/games/duel/agora/texts/hu'),
  },
  words: async () => (await import('./words.ts')).words,
  table: async () => (await import('./table.ts')).table,
  help: () => import('./Help.svelte'),
};

import type { GameForm } from '../../form/gameForm.ts';
import { EXPANSIONS } from './expansions.ts';
import { duelRulings } from './rulings.ts';

export const form: GameForm = {
  game: 'duel',
  title: '7 Wonders Duel',
  name: 'home.duel',
  packs: ['base'],
  expansions: EXPANSIONS.map(({ id, form }) => ({ id, ...form })),
  ...duelRulings,
  controls: [
    {
      id: 'wonders',
      label: 'opt.wonders',
      answers: [
        ['draft', 'opt.draft'],
        ['beginner', 'opt.beginner'],
      ],
    },
  ],
  firstGame: { wonders: 'beginner' },
};

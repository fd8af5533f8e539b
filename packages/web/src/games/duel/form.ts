import type { GameForm } from '../../form/gameForm.ts';
import { duelRulings } from './rulings.ts';

export const form: GameForm = {
  game: 'duel',
  title: '7 Wonders Duel',
  short: 'home.duel',
  packs: ['base'],
  expansions: [{ id: 'agora', name: 'Agora', label: 'opt.agora', explanation: 'opt.agoraText' }],
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
};

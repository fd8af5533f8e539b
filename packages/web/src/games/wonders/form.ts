import { seatsIn, type GameForm } from '../../form/gameForm.ts';
import { hasArmada, hasBoards, teamsControl, teamSize } from './armada/form/armadaForm.ts';
import { ownShipyards } from './armada/form/ownShipyards.ts';
import { armadaRulings } from './armada/rulings.ts';
import { isFirstEdition, isSecondEdition } from './edition.ts';

export const form: GameForm = {
  game: 'wonders',
  title: '7 Wonders',
  short: 'home.seven',
  packs: ['base'],
  expansions: [{ id: 'armada', name: 'Armada', label: 'opt.armada', explanation: 'opt.armadaText' }],
  players: 'players',
  teamSize,
  ...armadaRulings,
  ownList: ownShipyards,
  controls: [
    {
      id: 'edition',
      label: 'opt.edition',
      answers: [
        ['2', 'opt.second'],
        ['1', 'opt.first'],
      ],
      isNumber: true,
      isTitle: true,
    },
    {
      id: 'players',
      label: 'opt.players',
      answers: [
        ['2', null, (chosen) => isFirstEdition(chosen) && !hasArmada(chosen)],
        ['3', null],
        ['4', null, hasBoards(4)],
        ['5', null, hasBoards(5)],
        ['6', null, hasBoards(6)],
        ['7', null, hasBoards(7)],
        ['8', null, (chosen) => isFirstEdition(chosen) && hasArmada(chosen) && hasBoards(8)(chosen)],
      ],
      usual: '3',
      isNumber: true,
    },
    {
      id: 'sides',
      label: 'opt.sides',
      answers: [
        ['choose', 'opt.sidesChoose'],
        ['random', 'opt.sidesRandom'],
        ['day', 'opt.sidesDay'],
        ['night', 'opt.sidesNight'],
      ],
      when: isSecondEdition,
      isAlwaysShown: true,
    },
    {
      id: 'sidesOfFirst',
      option: 'sides',
      label: 'opt.sides',
      answers: [
        ['random', 'opt.sidesRandom'],
        ['choose', 'opt.sidesChoose'],
        ['A', 'opt.sidesA'],
        ['B', 'opt.sidesB'],
      ],
      when: isFirstEdition,
      isAlwaysShown: true,
    },
    teamsControl((chosen) => seatsIn(form, chosen)),
  ],
};

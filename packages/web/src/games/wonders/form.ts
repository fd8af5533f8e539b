import { seatsIn, YES, type Chosen, type GameForm, type OptionControl } from '../../form/gameForm.ts';
import { isFirstEdition, isSecondEdition } from './edition.ts';
import { ENTRIES } from './entries.ts';
import type { ExpansionEntry } from './expansion.ts';
import { rulings } from './rulings.ts';

const COUNTS = [2, 3, 4, 5, 6, 7];

const chosenOnes = ({ expansions }: Chosen): readonly ExpansionEntry[] =>
  ENTRIES.filter(({ option }) => expansions.includes(option.id));

/** Two play the first edition only. What an expansion adds, and what it forbids, holds where it is chosen. */
function allows(players: number, chosen: Chosen): boolean {
  const entries = chosenOnes(chosen);
  const isKnown = COUNTS.includes(players) || entries.some(({ playerCounts }) => playerCounts.includes(players));
  if (!isKnown || (players === 2 && !isFirstEdition(chosen))) return false;
  return entries.every((entry) => entry.allows(players, chosen));
}

const players: OptionControl = {
  id: 'players',
  label: 'opt.players',
  answers: [...new Set([...COUNTS, ...ENTRIES.flatMap(({ playerCounts }) => playerCounts)])].map((count) => [
    String(count),
    null,
    (chosen) => allows(count, chosen),
  ]),
  usual: '3',
  isNumber: true,
};

/** [AR-186, C-75] Whether two and two may play together, with what is chosen besides. */
const mayHaveTeams = (chosen: Chosen): boolean => chosenOnes(chosen).some(({ hasTeams }) => hasTeams);

const teams = (seats: (chosen: Chosen) => number): OptionControl => ({
  id: 'teams',
  label: 'opt.teams',
  explanation: 'opt.teamsText',
  answers: [
    ['no', 'opt.eachAlone'],
    [YES, 'opt.inTeams'],
  ],
  isFlag: true,
  when: (chosen) => mayHaveTeams(chosen) && seats(chosen) % 2 === 0,
  isTitle: true,
});

const ownList = ENTRIES.find((entry) => entry.ownList !== undefined)?.ownList;

export const form: GameForm = {
  game: 'wonders',
  title: '7 Wonders',
  name: 'home.seven',
  packs: ['base'],
  firstGame: { sides: 'day' },
  expansions: ENTRIES.map(({ option }) => option),
  players: 'players',
  /** [AR-187, C-75] Two and two play together. */
  teamSize: (chosen) => (chosen.answers.teams === YES && mayHaveTeams(chosen) ? 2 : 1),
  ...rulings,
  ...(ownList && { ownList }),
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
    players,
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
    teams((chosen) => seatsIn(form, chosen)),
    ...ENTRIES.flatMap((entry) => entry.controls((chosen) => seatsIn(form, chosen))),
  ],
};

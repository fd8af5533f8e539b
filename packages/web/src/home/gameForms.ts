import { t } from '../i18n/index.svelte.ts';
import {
  answerTo,
  controlsFor,
  isUsual,
  namesOf,
  readChosen,
  seatsIn,
  YES,
  type Chosen,
  type GameForm,
} from './gameForm.ts';
import { duelRulings, wondersRulings } from '../rulings/rulings.ts';

export const DUEL: GameForm = {
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

const isFirst = ({ answers }: Chosen): boolean => answers.edition === '1';
const isSecond = (chosen: Chosen): boolean => !isFirst(chosen);
const hasArmada = ({ expansions }: Chosen): boolean => expansions.includes('armada');
/** Boards that were typed in are for as many as there are. */
const hasBoards =
  (players: number) =>
  (chosen: Chosen): boolean =>
    !hasArmada(chosen) || chosen.shipyards.length === 0 || chosen.shipyards.length >= players;
/** [AR-186] Teams of two. */
const isEven = (chosen: Chosen): boolean => seatsIn(WONDERS, chosen) % 2 === 0;

export const WONDERS: GameForm = {
  game: 'wonders',
  title: '7 Wonders',
  short: 'home.seven',
  packs: ['base'],
  expansions: [{ id: 'armada', name: 'Armada', label: 'opt.armada', explanation: 'opt.armadaText' }],
  players: 'players',
  ...wondersRulings,
  shipyards: 'armada',
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
        ['2', null, (chosen) => isFirst(chosen) && !hasArmada(chosen)],
        ['3', null],
        ['4', null, hasBoards(4)],
        ['5', null, hasBoards(5)],
        ['6', null, hasBoards(6)],
        ['7', null, hasBoards(7)],
        ['8', null, (chosen) => isFirst(chosen) && hasArmada(chosen) && hasBoards(8)(chosen)],
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
      when: isSecond,
      isTold: true,
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
      when: isFirst,
      isTold: true,
    },
    {
      id: 'teams',
      label: 'opt.teams',
      explanation: 'opt.teamsText',
      answers: [
        ['no', 'opt.eachAlone'],
        [YES, 'opt.inTeams'],
      ],
      isFlag: true,
      pack: 'armada',
      when: isEven,
      isTitle: true,
    },
  ],
};

const FORMS: readonly GameForm[] = [DUEL, WONDERS];

export const formOf = (game: string): GameForm => FORMS.find((form) => form.game === game) ?? DUEL;

interface Table {
  readonly game: string;
  readonly options: unknown;
}

/** [AR-187] Whether two and two play together: seats 0 and 1, 2 and 3 and so on. */
export const playsInTeams = ({ game, options }: Table): boolean =>
  readChosen(formOf(game), options).answers.teams === YES;

/** What a table plays, in one line: its game, the expansions, what is unusual, and how many play where that varies. */
export const titleOf = (table: Table): string => [formOf(table.game).title, ...partsOf(table)].join(' · ');

/** The same in the language shown, for narrow places. */
export const shortTitle = (table: Table): string => [t(formOf(table.game).short), ...partsOf(table)].join(' · ');

function partsOf({ game, options }: Table): string[] {
  const form = formOf(game);
  const chosen = readChosen(form, options);
  return [
    ...namesOf(form, options),
    ...controlsFor(form, chosen).flatMap((control) => {
      const answer = answerTo(control, chosen);
      if (control.id === form.players) return [t('opt.playerCount', { n: Number(answer) })];
      const label = control.answers.find(([id]) => id === answer)?.[1];
      return control.isTitle && !isUsual(control, chosen) && label ? [t(label)] : [];
    }),
  ];
}

import { YES, type Chosen, type OptionControl, type When } from '../../../../form/gameForm.ts';
import { shipyardsIn } from './shipyards.ts';

export const hasArmada: When = ({ expansions }) => expansions.includes('armada');

/** Boards that were typed in are for as many as there are. */
export const hasBoards =
  (players: number): When =>
  (chosen) => {
    const own = shipyardsIn(chosen).length;
    return !hasArmada(chosen) || own === 0 || own >= players;
  };

/** [AR-186] Teams of two. */
export const teamsControl = (seats: (chosen: Chosen) => number): OptionControl => ({
  id: 'teams',
  label: 'opt.teams',
  explanation: 'opt.teamsText',
  answers: [
    ['no', 'opt.eachAlone'],
    [YES, 'opt.inTeams'],
  ],
  isFlag: true,
  pack: 'armada',
  when: (chosen) => seats(chosen) % 2 === 0,
  isTitle: true,
});

/** [AR-187] Two and two play together. */
export const teamSize = ({ answers }: Chosen): number => (answers.teams === YES ? 2 : 1);

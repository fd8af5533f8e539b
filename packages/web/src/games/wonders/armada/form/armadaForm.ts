import { YES, type Chosen, type OptionControl } from '../../../../form/gameForm.ts';
import { isFirstEdition } from '../../edition.ts';
import { shipyardsIn } from './shipyards.ts';

/** For three to seven, and in the first edition for eight; boards that were typed in are for as many as there are. */
export function allows(players: number, chosen: Chosen): boolean {
  const own = shipyardsIn(chosen).length;
  if (players < 3 || (players > 7 && !isFirstEdition(chosen))) return false;
  return players === 3 || own === 0 || own >= players;
}

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

import { YES, type Chosen, type When } from '../../../../form/gameForm.ts';

const withShips = ({ expansions }: Chosen): boolean => expansions.includes('armada');

/** Rulings that cannot matter at every table. */
export const rulingWhen: Readonly<Record<string, When>> = {
  noByzantiumForThree: ({ answers }) => answers.players === '3',
  partnersSpared: ({ answers }) => answers.teams === YES,
  citiesLossesFirst: withShips,
  architectsPayShips: withShips,
};

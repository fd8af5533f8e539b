import type { Chosen, When } from '../../../../form/gameForm.ts';
import { isSecondEdition } from '../../edition.ts';

const withShips = ({ expansions }: Chosen): boolean => expansions.includes('armada');

/** Rulings that cannot matter at every table. */
export const rulingWhen: Readonly<Record<string, When>> = {
  /** The first edition prints its guilds, and knows no experts. */
  leadersGuilds: isSecondEdition,
  standardLeaders: isSecondEdition,
  /** Abu Simbel came with the second edition. */
  burialByCostPaid: isSecondEdition,
  compulsoryBurial: isSecondEdition,
  noShipsWithLeaders: withShips,
  reducersServeShips: withShips,
};

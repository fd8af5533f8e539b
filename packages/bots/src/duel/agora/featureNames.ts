import { CHAMBER_POINTS } from '@pharos/duel';

/** What is said about a seat in the Senate. */
export const SEAT = [
  'senatePoints',
  'leads',
  'bigLeads',
  'ties',
  'cubes',
  'noSupply',
  'short1',
  'short2',
  'short3',
  'short4',
  'recruitPrice',
  'senateActions',
  'senatorsOpen',
  // An open Senator whom the seat can pay would complete all Chambers, or nearly so: on its turn, and after the opponent's.
  'completesNow',
  'completesAfter',
  'nearlyCompletes',
  'unpreparedConspiracies',
  'preparedConspiracies',
  'hiddenDecrees',
  'actionsToTake',
  'cubesToPlace',
] as const;

/** What is said about a move of Agora. */
export const MOVE = [
  'recruitPrice',
  'senateActions',
  'chamberPoints',
  'gainsControl',
  'breaksControl',
  'leavesControl',
  'completesSenate',
  'chamberDecrees',
] as const;

/** Features for each piece: what is said of it, and the kind of piece. */
export const SEAT_PIECES = { decree: 'decrees' } as const;
export const MOVE_PIECES = { keep: 'conspiracies', trigger: 'conspiracies', prepare: 'conspiracies' } as const;

/** Leads beyond do not show. */
export const MOST_LEAD = 3;

const LEADS = Array.from({ length: 2 * MOST_LEAD + 1 }, (_, index) => index - MOST_LEAD);

/** What networks are told besides: the lead of who views in each Chamber. */
export const INPUTS = {
  lead: CHAMBER_POINTS.flatMap((_, chamber) => LEADS.map((lead) => `${chamber} ${lead}`)),
};

// Not from the package as a whole: forms need this table, not the engine.
import { twoAnswers, type Ruling } from '@pharos/core/ruling';
import { LEADERS } from './words.ts';

/** What a table may play otherwise with Leaders, and the rule it is about. */
const RULES = {
  leadersGuilds: 'L-64',
  standardLeaders: 'L-2',
  handsBeforeRecruitment: 'L-20',
  freePurchaseNoCoin: 'L-45',
  burialByCostPaid: 'L-74',
  compulsoryBurial: 'L-75',
  noShipsWithLeaders: 'L-81',
  reducersServeShips: 'L-82',
} as const;

export type LeadersRulingName = keyof typeof RULES;

export const LEADERS_RULINGS: readonly Ruling[] = Object.entries(RULES).map(([id, rule]) =>
  twoAnswers(id, rule, LEADERS, ['usual'], 'turned'),
);

/** Whether a table has agreed to play so. */
export function isPlayed(
  { options }: { readonly options: { readonly rulings?: readonly string[] } },
  name: LeadersRulingName,
): boolean {
  return options.rulings?.includes(name) === true;
}

// Not from the package as a whole: forms need this table, not the engine.
import { twoAnswers, type Ruling } from '@pharos/core/ruling';
import { CITIES } from './words.ts';

/** What a table may play otherwise with Cities, and the rule it is about. */
const RULES = {
  expansionGuilds: 'C-5',
  noByzantiumForThree: 'C-6',
  partnersSpared: 'C-27',
  allDiplomacyUsed: 'C-34',
  citiesLossesFirst: 'C-84',
  architectsPayShips: 'C-55',
} as const;

export type CitiesRulingName = keyof typeof RULES;

export const CITIES_RULINGS: readonly Ruling[] = Object.entries(RULES).map(([id, rule]) =>
  twoAnswers(id, rule, CITIES, ['usual'], 'turned'),
);

/** Whether a table has agreed to play so. */
export function isPlayed(
  { options }: { readonly options: { readonly rulings?: readonly string[] } },
  name: CitiesRulingName,
): boolean {
  return options.rulings?.includes(name) === true;
}

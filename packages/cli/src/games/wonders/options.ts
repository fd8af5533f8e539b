import { attempt } from '@pharos/core';
import { wonders, type Options } from '@pharos/wonders';
import { listOf, type GameArgs } from '../../args.ts';
import { errorTexts } from '../../errorTexts.ts';
import { UsageError } from '../../usageError.ts';
import { inLines, listOption, numberOption, switchOption, type GameOption } from '../gameOption.ts';
import { EXPANSIONS } from './expansions.ts';

const packs = EXPANSIONS.map(({ pack }) => pack);
const rulings = inLines(wonders.rulings.map(({ id }) => id));

/** What the players of 7 Wonders agree on. */
export const wondersOptions: readonly GameOption[] = [
  listOption('packs', 'P,…', `base (default), and any of ${packs.join(', ')}`),
  numberOption('players', 'N', '3 (default) to 7, or 2 in edition 1; --seats and --bots name as many'),
  numberOption('edition', 'E', '1 or 2 (default)'),
  switchOption('teams', 'Armada, Cities: partners side by side, 4, 6 or 8 players'),
  listOption('rulings', 'R,…', `expansions: rulings to turn round (docs/rules):\n${rulings}`),
  ...EXPANSIONS.flatMap(({ options }) => options),
];

const ALL_PLAYERS = '2,3,4,5,6,7,8';
const ALL_EDITIONS = '1,2';

/** Every table there is of the numbers of players and editions, alone and in teams. */
export function trainingTables(args: GameArgs): Options[] {
  const { packs, players = ALL_PLAYERS, edition = ALL_EDITIONS, ...others } = args;
  for (const name of Object.keys(others)) throw new UsageError(errorTexts.noSuchOption(name, 'train'));
  const common = packs === undefined ? {} : { packs: listOf(packs) };
  const fields = listOf(players).flatMap((seats) =>
    listOf(edition).flatMap((year) => {
      const alone = { ...common, players: Number(seats), edition: Number(year) };
      return [alone, { ...alone, teams: true }];
    }),
  );
  return fields.flatMap((one) => {
    const read = attempt(() => wonders.readOptions(one));
    return read.ok ? [read.value] : [];
  });
}

import { expect, test } from 'vitest';
import { PACKS } from '../../src/packs.ts';
import { comparePlay } from './adapter.ts';

/*
 * Random games by the engine and by a second set of rules that was written from the rule texts alone. For more of them, and for
 * others than usual:
 * REFEREE_GAMES=1000 REFEREE_SERIES=72 npx vitest run packages/wonders/test/referee
 */

const GAMES = Number(process.env.REFEREE_GAMES ?? 45);
const SERIES = Number(process.env.REFEREE_SERIES ?? 71);

/** Shares no factor with the number of kinds, so that a few games show many of them. */
const STRIDE = 7919;

interface Kind {
  readonly edition: 1 | 2;
  readonly packs: readonly string[];
  readonly players: number;
  readonly teams?: true;
  readonly boards?: readonly string[];
}

/** Boards whose powers meet: who looks through the discard pile, who plays the last card, who recruits or buries leaders. */
const POWERS = {
  1: { always: ['halikarnassos/B', 'babylon/B'], leaders: ['roma/B', 'olympia/B'], cities: ['byzantium/B', 'petra/B'] },
  2: {
    always: ['halikarnassos/night', 'babylon/night'],
    leaders: ['roma/night', 'abu-simbel/night'],
    cities: ['byzantium/night', 'petra/night'],
  },
} as const;

/** Every mix of packs in both editions, each with every number of players, with teams, and on boards whose powers meet. */
function kinds(): Kind[] {
  return mixes(['armada', 'cities', 'leaders'].filter((id) => PACKS.some((pack) => pack.id === id))).flatMap((mix) =>
    ([1, 2] as const).flatMap((edition) => kindsOf(edition, ['base', ...mix])),
  );
}

function mixes(packs: readonly string[]): string[][] {
  if (packs.length === 0) return [[]];
  const [first, ...others] = packs;
  return mixes(others).flatMap((mix) => [mix, [first, ...mix]]);
}

/** [W-1, AR-182, AR-186, C-7, C-75] */
function kindsOf(edition: 1 | 2, packs: readonly string[]): Kind[] {
  const isLarge = packs.includes('armada') || packs.includes('cities');
  const most = edition === 1 && isLarge ? 8 : 7;
  const numbers = Array.from({ length: most - 2 }, (_, at) => at + 3);
  const inTeams = isLarge ? numbers.filter((players) => players % 2 === 0) : [];
  return [
    ...numbers.map((players) => ({ edition, packs, players })),
    ...inTeams.map((players) => ({ edition, packs, players, teams: true as const })),
    ...(['leaders', 'cities'] as const)
      .filter((pack) => packs.includes(pack))
      .map((pack) => ({
        edition,
        packs,
        players: 4,
        boards: [...POWERS[edition].always, ...POWERS[edition][pack]],
      })),
  ];
}

test('the engine plays by the rules as a referee reads them', () => {
  const all = kinds();
  for (let game = 0; game < GAMES; game++)
    expect(comparePlay(all[(game * STRIDE) % all.length], `${SERIES}.${game}`)).toBe(null);
});

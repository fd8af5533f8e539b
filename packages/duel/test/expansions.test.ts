import { rngFromSeed, unwrap, loadSave, formatSave, saveMatch, Match, firstSeat, attempt } from '@pharos/core';
import { findViolations, testGames } from '@pharos/core/testkit';
import { expect, test } from 'vitest';
import { EXPANSIONS } from '../src/expansions.ts';
import { createDuel } from '../src/game.ts';
import { layoutsFor } from '../src/layout.ts';
import { PACKS } from '../src/packs.ts';
import type { State } from '../src/state.ts';
import { feasts, feastsOf, feastsPack } from './feasts.ts';

const game = createDuel({ packs: [...PACKS, feastsPack], expansions: [...EXPANSIONS, feasts] });
const { finishedState } = testGames(game);

const SETS = [{ packs: ['base', 'feasts'] }, { packs: ['base', 'agora', 'feasts'] }];

test.each(SETS)('a third expansion is played to the end with $packs and keeps every promise', (options) => {
  const checks = {
    invariant: (s: State) => (s.players.some(({ coins }) => coins < 0) ? 'a player owes coins' : null),
    secrets: () => [],
  };
  const plan = { series: 5, games: 12, lookEvery: 16 };
  expect(findViolations(game, game.readOptions(options), checks, plan)).toEqual([]);
});

test.each(SETS)('its card, effect, choice, points and view are part of games with $packs', (options) => {
  let feastsHeld = 0;
  for (let seed = 0; seed < 40; seed++) {
    const s = finishedState(8, seed, options);
    const [first, second] = game.outcome(s)?.scores ?? [];
    expect([first, second]).toMatchObject([{ feasts: feastsOf(s)[0] }, { feasts: feastsOf(s)[1] }]);
    expect(game.view(s, 0)).toMatchObject({ feasts: { feasts: feastsOf(s) } });
    expect('senate' in first && 'agora' in game.view(s, 0)).toBe(true);
    feastsHeld += feastsOf(s)[0] + feastsOf(s)[1];
  }
  expect(feastsHeld).toBeGreaterThan(0);
});

test('a game without it has its categories and views, empty', () => {
  const s = finishedState(8, 1);
  expect(game.outcome(s)?.scores[0]).toMatchObject({ feasts: 0, senate: 0 });
  expect(game.view(s, 0)).toMatchObject({ feasts: null, agora: null });
});

test('packs are chosen together as far as they say so', () => {
  const excluding = { ...feastsPack, excludes: ['agora'] };
  const strict = createDuel({ packs: [...PACKS, excluding], expansions: [...EXPANSIONS, feasts] });
  expect(attempt(() => strict.readOptions({ packs: ['base', 'agora', 'feasts'] })).ok).toBe(false);
  expect(attempt(() => strict.readOptions({ packs: ['base', 'feasts'] })).ok).toBe(true);
  expect(attempt(() => strict.readOptions({ packs: ['agora'] })).ok).toBe(false);
});

test('a structure belongs to the set of packs that names most of those in play', () => {
  const [agesOfBase] = PACKS[0].layouts;
  const own = { packs: ['base', 'agora', 'feasts'], ages: agesOfBase.ages };
  const [base, agora] = PACKS;
  const third = { ...feastsPack, layouts: [own] };
  expect(layoutsFor([base])).toBe(agesOfBase.ages);
  expect(layoutsFor([base, agora])).toBe(agora.layouts[0].ages);
  expect(layoutsFor([base, third])).toBe(agesOfBase.ages);
  expect(layoutsFor([base, agora, third])).toBe(own.ages);
  expect(() => layoutsFor([base, agora, third, { ...third, id: 'fourth' }])).toThrow('4 layouts for');
});

test('two expansions that claim the same number or replace the same rule are refused', () => {
  const claim = (other: typeof feasts) => () =>
    createDuel({ packs: [...PACKS, feastsPack], expansions: [...EXPANSIONS, other] }).setup(
      game.readOptions({ packs: ['base', 'agora', 'feasts'] }),
      rngFromSeed('1'),
    );
  const [inviting] = feasts.choices ?? [];
  expect(claim({ ...feasts, choices: [{ ...inviting, kind: 9 }] })).toThrow('two tasks have the number 9');
  expect(claim({ ...feasts, useMilitaryToken: () => undefined })).toThrow('two expansions replace useMilitaryToken');
});

test('a save of a game with it is read back', () => {
  const match = Match.deal(game, game.readOptions(SETS[0]), '8.2');
  for (let ply = 0; ply < 30; ply++) {
    const seat = firstSeat(match.toAct());
    unwrap(match.play(seat, match.legalMoves(seat)[0]));
  }
  expect(unwrap(loadSave(game, formatSave(saveMatch(match)))).match.hash()).toBe(match.hash());
});

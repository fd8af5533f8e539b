import { attempt, firstSeat, formatSave, loadSave, Match, rngFromSeed, saveMatch, unwrap } from '@pharos/core';
import { findViolations, testGames } from '@pharos/core/testkit';
import { expect, test } from 'vitest';
import { EXPANSIONS } from '../src/expansions.ts';
import { createWonders } from '../src/game.ts';
import { PACKS } from '../src/packs.ts';
import type { Expansion } from '../src/state.ts';
import { FEASTS_PACKS, feasts, feastsOf } from './feasts.ts';
import { checks } from './conformanceChecks.ts';

const packs = [...PACKS, ...FEASTS_PACKS];
const game = createWonders({ packs, expansions: [...EXPANSIONS, feasts] });
const { finishedState, matchOf, stateOf } = testGames(game);

const ALONE = { packs: ['base', 'feasts'] };
const TOGETHER = { packs: ['base', 'armada', 'feasts'] };
const TABLES = [
  { ...ALONE, edition: 1, players: 7 },
  { ...ALONE, edition: 2, players: 5 },
  { ...ALONE, edition: 1, players: 2 },
  { ...TOGETHER, edition: 1, players: 4, teams: true },
  { ...TOGETHER, edition: 2, players: 6 },
];

test.each(TABLES)(
  'a third expansion is played to the end with $packs by $players and keeps every promise',
  (options) => {
    const plan = { series: 5, games: 3, lookEvery: 24 };
    expect(findViolations(game, game.readOptions(options), checks, plan)).toEqual([]);
  },
);

test.each(TABLES)('its card, effects, choice, points and view are part of games with $packs by $players', (options) => {
  let guests = 0;
  for (let seed = 0; seed < 30; seed++) {
    const s = finishedState(8, seed, options);
    const scores = game.outcome(s)?.scores ?? [];
    expect(scores.map((score) => score['feasts'])).toEqual(feastsOf(s).slice(0, options.players));
    for (const { total, ...points } of scores)
      expect(Object.values(points).reduce((sum, count) => sum + count, 0)).toBe(total);
    expect(scores.every((score) => 'naval' in score)).toBe(options.packs.includes('armada'));
    expect(game.view(s, 0)).toMatchObject({ feasts: { guests: feastsOf(s) } });
    guests += feastsOf(s).reduce((sum, count) => sum + count, 0);
  }
  expect(guests).toBeGreaterThan(0);
});

test.each([ALONE, TOGETHER])(
  'its card gives a coin and then the choice, once all have acted, with $packs',
  (options) => {
    const position = { age: 3, hands: [['cooks-guild']], cities: [{ board: 'gizah', coins: 4 }] };
    const table = { ...options, players: 3 };
    const told = game.previews(stateOf(position, table), 0);
    expect(told.flatMap(({ follows }) => follows).filter(({ task }) => task === 'revive')).toEqual([]);
    const match = matchOf(position, table);
    unwrap(match.play(0, 'build cooks-guild'));
    for (const seat of [1, 2]) unwrap(match.play(seat, match.legalMoves(seat).at(-1) ?? ''));
    expect(match.view(0).cities[0].coins).toBe(5);
    expect(match.view(0).decision).toMatchObject({ kind: 'feast', acting: [0] });
    expect(match.legalMoves(0)).toEqual(['invite 1', 'invite 2', 'invite 3']);
    unwrap(match.play(0, 'invite 2'));
    expect(match.view(0).cities[0]).toMatchObject({ coins: 3, score: { feasts: 2 } });
    expect(match.view(0)).toMatchObject({ turn: 2, feasts: { guests: [2, 0, 0] } });
  },
);

test('its part is copied with a state and is in its hash', () => {
  const s = game.setup(game.readOptions(ALONE), rngFromSeed('8.3'));
  const copy = game.clone(s);
  expect(game.encode(copy, [])).toEqual(game.encode(s, []));
  feastsOf(copy)[1] = 3;
  expect(feastsOf(s)[1]).toBe(0);
  expect(game.encode(copy, [])).not.toEqual(game.encode(s, []));
});

test('a game without it knows nothing of it', () => {
  const s = finishedState(8, 1);
  expect(game.outcome(s)?.scores[0]).not.toHaveProperty('feasts');
  expect(game.view(s, 0)).not.toHaveProperty('feasts');
});

test('packs are chosen together as far as they say so', () => {
  const excluding = FEASTS_PACKS.map((pack) => ({ ...pack, excludes: ['armada'] }));
  const strict = createWonders({ packs: [...PACKS, ...excluding], expansions: [...EXPANSIONS, feasts] });
  expect(attempt(() => strict.readOptions(TOGETHER)).ok).toBe(false);
  expect(attempt(() => strict.readOptions(ALONE)).ok).toBe(true);
  expect(attempt(() => strict.readOptions({ packs: ['feasts'] })).ok).toBe(false);
  const needing = FEASTS_PACKS.map((pack) => ({ ...pack, requires: ['armada'] }));
  const bound = createWonders({ packs: [...PACKS, ...needing], expansions: [...EXPANSIONS, feasts] });
  expect(attempt(() => bound.readOptions(ALONE)).ok).toBe(false);
  expect(attempt(() => bound.readOptions(TOGETHER)).ok).toBe(true);
});

test('two expansions that claim the same number or replace the same rule are refused', () => {
  const claim = (other: Expansion) => () =>
    createWonders({ packs, expansions: [...EXPANSIONS, other] }).setup(game.readOptions(TOGETHER), rngFromSeed('1'));
  const [inviting] = feasts.choices ?? [];
  expect(claim({ ...feasts, choices: [{ ...inviting, kind: 11 }] })).toThrow('two tasks have the number 11');
  expect(claim({ ...feasts, handView: () => [] })).toThrow('two expansions replace handView');
});

test('a pack with an effect that no rule is known for is refused', () => {
  const { effects: _effects, ...ruleless } = feasts;
  const broken = createWonders({ packs, expansions: [ruleless] });
  expect(() => broken.setup(broken.readOptions(ALONE), rngFromSeed('1'))).toThrow('no rule for the effect gift');
});

test('a save of a game with it is read back', () => {
  const match = Match.deal(game, game.readOptions({ ...ALONE, players: 4 }), '8.2');
  for (let ply = 0; ply < 60; ply++) {
    const seat = firstSeat(match.toAct());
    unwrap(match.play(seat, match.legalMoves(seat)[0]));
  }
  expect(unwrap(loadSave(game, formatSave(saveMatch(match)))).match.hash()).toBe(match.hash());
});

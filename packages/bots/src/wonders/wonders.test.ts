import { fastRng, firstSeat, movesOf, rngFromSeed, stateHash } from '@pharos/core';
import { wonders, type State } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { chooseMove, type Bot } from '../bot.ts';
import { botRng } from '../botRng.ts';
import type { BotName } from '../characters.ts';
import type { BotSpec } from '../levels.ts';
import { wondersBot } from './bots.ts';

const QUICK_BOTS: readonly (BotName | BotSpec)[] = [
  'random',
  'novice',
  'greedy',
  { kind: 'search', budget: { iterations: 30, milliseconds: Infinity }, settings: {} },
];

function play(bots: readonly Bot<State>[], seed: string, options: unknown): State {
  const s = wonders.setup(wonders.readOptions(options), rngFromSeed(seed));
  const rng = botRng(seed);
  for (let acting = wonders.toAct(s); acting !== 0; acting = wonders.toAct(s)) {
    const seat = firstSeat(acting);
    wonders.apply(s, seat, chooseMove(wonders, bots[seat], s, seat, rng));
  }
  return s;
}

describe.each([
  [1, 2],
  [2, 3],
  [1, 5],
])('a greedy bot of 7 Wonders, edition %i with %i players', (edition, players) => {
  it('a greedy bot of 7 Wonders beats random bots in nine games of ten, from every seat', () => {
    let won = 0;
    for (let game = 0; game < 20; game++) {
      const bots = Array.from({ length: players }, (_, seat) =>
        wondersBot(seat === game % players ? 'greedy' : 'random'),
      );
      const best = wonders.outcome(play(bots, `90.${game}`, { edition, players }))?.ranking[0];
      if (best?.join() === String(game % players)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(18);
  });
});

describe('a greedy bot of Armada', () => {
  it('a greedy bot of Armada beats random bots from every seat', () => {
    let won = 0;
    for (let game = 0; game < 6; game++) {
      const bots = Array.from({ length: 3 }, (_, seat) => wondersBot(seat === game % 3 ? 'greedy' : 'random'));
      const options = { packs: ['base', 'armada'], edition: 1 + (game % 2), players: 3 };
      const best = wonders.outcome(play(bots, `91.${game}`, options))?.ranking[0];
      if (best?.join() === String(game % 3)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(5);
  });
});

describe.each([
  ['cities', 1, 3],
  ['leaders', 2, 3],
  ['cities,leaders', 2, 4],
  ['armada,cities', 1, 3],
  ['armada,leaders', 2, 3],
  ['armada,cities,leaders', 1, 3],
])('a greedy bot with %s', (packs, edition, players) => {
  it('a greedy bot with any expansions beats random bots from every seat', () => {
    let won = 0;
    for (let game = 0; game < 8; game++) {
      const bots = Array.from({ length: players }, (_, seat) =>
        wondersBot(seat === game % players ? 'greedy' : 'random'),
      );
      const options = { packs: ['base', ...packs.split(',')], edition, players };
      const best = wonders.outcome(play(bots, `92.${game}`, options))?.ranking[0];
      if (best?.join() === String(game % players)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(7);
  });
});

describe('greedy bots of Cities in teams', () => {
  it('two greedy bots of Cities and Leaders beat two random ones', () => {
    let won = 0;
    for (let game = 0; game < 8; game++) {
      const bots = Array.from({ length: 4 }, (_, seat) => wondersBot(seat >> 1 === game % 2 ? 'greedy' : 'random'));
      const options = { packs: ['base', 'cities', 'leaders'], edition: 1 + (game % 2), players: 4, teams: true };
      const best = wonders.outcome(play(bots, `93.${game}`, options))?.ranking[0];
      if (best?.join() === (game % 2 === 0 ? '0,1' : '2,3')) won++;
    }
    expect(won).toBeGreaterThanOrEqual(7);
  });
});

const TABLES = [
  { edition: 1, players: 4 },
  { edition: 2, players: 3, packs: ['base', 'cities', 'leaders'] },
  { edition: 2, players: 4, packs: ['base', 'armada', 'cities', 'leaders'], teams: true },
];

describe.each(QUICK_BOTS)('a $kind bot of 7 Wonders', (spec) => {
  it.each(TABLES)(
    'a bot of 7 Wonders chooses legal moves, does not touch the position, and depends on nothing its seat cannot know: %j',
    (table) => {
      const bot = wondersBot(spec);
      const s = wonders.setup(wonders.readOptions(table), rngFromSeed('6'));
      const rng = botRng('6');
      for (let ply = 0, acting = wonders.toAct(s); acting !== 0; ply++, acting = wonders.toAct(s)) {
        const seat = firstSeat(acting);
        const before = stateHash(wonders, s);
        const move = chooseMove(wonders, bot, s, seat, fastRng(5, ply));
        expect(movesOf(wonders, s, seat)).toContain(move);
        expect(stateHash(wonders, s)).toBe(before);
        const other = wonders.resample(s, seat, fastRng(99, ply));
        expect(chooseMove(wonders, bot, other, seat, fastRng(5, ply))).toBe(move);
        wonders.apply(s, seat, chooseMove(wonders, wondersBot('random'), s, seat, rng));
      }
    },
  );
});

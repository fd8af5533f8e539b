import { fastRng, firstSeat, Match, movesOf, rngFromSeed, stateHash, type Rng } from '@pharos/core';
import { DEFAULT_OPTIONS, duel, type State } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { chooseMove, type Bot } from './bot.ts';
import { botRng } from './botRng.ts';
import { duelBot } from './duel/bots.ts';
import { greedyBot } from './greedy.ts';
import type { BotName } from './characters.ts';
import type { BotSpec } from './levels.ts';

const QUICK_BOTS: readonly (BotName | BotSpec)[] = [
  'random',
  'novice',
  'greedy',
  { kind: 'search', budget: { iterations: 30, milliseconds: Infinity }, settings: {} },
];

function play(bots: readonly Bot<State>[], seed: string): State {
  const s = duel.setup(DEFAULT_OPTIONS, rngFromSeed(seed));
  const rng = botRng(seed);
  for (let acting = duel.toAct(s); acting !== 0; acting = duel.toAct(s)) {
    const seat = firstSeat(acting);
    duel.apply(s, seat, chooseMove(duel, bots[seat], s, seat, rng));
  }
  return s;
}

/** Calls back with every position of a game between random bots. */
function walk(seed: string, visit: (s: State, seat: number, ply: number) => void): void {
  const s = duel.setup(DEFAULT_OPTIONS, rngFromSeed(seed));
  const rng = botRng(seed);
  for (let ply = 0, acting = duel.toAct(s); acting !== 0; ply++, acting = duel.toAct(s)) {
    const seat = firstSeat(acting);
    visit(s, seat, ply);
    duel.apply(s, seat, chooseMove(duel, duelBot('random'), s, seat, rng));
  }
}

describe('a greedy bot', () => {
  it('a greedy bot beats random ones in nine games of ten, from both seats', () => {
    let won = 0;
    for (let game = 0; game < 60; game++) {
      const greedySeat = game % 2;
      const bots = greedySeat === 0 ? [duelBot('greedy'), duelBot('random')] : [duelBot('random'), duelBot('greedy')];
      const [best] = duel.outcome(play(bots, `90.${game}`))?.ranking ?? [[]];
      if (best.length === 1 && best[0] === greedySeat) won++;
    }
    expect(won).toBeGreaterThanOrEqual(54);
  });

  it('a greedy bot breaks ties by drawing', () => {
    const match = Match.deal(duel, DEFAULT_OPTIONS, '1');
    const bot = greedyBot(duel, () => () => 0);
    const chosen = (rng: Rng): number => bot.choose(match.imagine(0, fastRng(1)), 0, rng);
    expect(new Set([0, 1, 2, 3].map((index) => chosen(() => index))).size).toBe(4);
  });

  it('a greedy bot leaves the position it looks at as it was', () => {
    walk('4', (s, seat) => {
      const before = stateHash(duel, s);
      duelBot('greedy').choose(s, seat, fastRng(1));
      expect(stateHash(duel, s)).toBe(before);
    });
  });
});

describe.each(QUICK_BOTS)('a $kind bot', (spec) => {
  const bot = duelBot(spec);

  it('a bot chooses legal moves, and the same ones again for the same draws', () => {
    walk('5', (s, seat, ply) => {
      const move = chooseMove(duel, bot, s, seat, fastRng(5, ply));
      expect(movesOf(duel, s, seat)).toContain(move);
      expect(chooseMove(duel, bot, s, seat, fastRng(5, ply))).toBe(move);
    });
  });

  it('a bot does not depend on what its seat cannot know', () => {
    let differing = 0;
    for (const seed of ['6', '7', '8']) {
      walk(seed, (s, seat, ply) => {
        const other = duel.resample(s, seat, fastRng(99, ply));
        expect(duel.view(other, seat)).toEqual(duel.view(s, seat));
        if (stateHash(duel, other) !== stateHash(duel, s)) differing++;
        const choose = (state: State): number => chooseMove(duel, bot, state, seat, fastRng(3, ply));
        expect(choose(other)).toBe(choose(s));
      });
    }
    expect(differing).toBeGreaterThan(100);
  });
});

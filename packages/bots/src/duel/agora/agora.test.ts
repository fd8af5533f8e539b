import { fastRng, firstSeat, movesOf, rngFromSeed, stateHash } from '@pharos/core';
import { agoraOf, DEFAULT_OPTIONS, duel, type Options, type State } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { chooseMove, type Bot } from '../../bot.ts';
import { botRng } from '../../botRng.ts';
import { duelBot } from '../bots.ts';

const AGORA: Options = { ...DEFAULT_OPTIONS, packs: ['base', 'agora'] };
const greedy = duelBot('greedy');
const random = duelBot('random');

/** Plays a game and calls back with every position of it. */
function play(bots: readonly Bot<State>[], seed: string, visit: (s: State, seat: number, ply: number) => void): State {
  const s = duel.setup(AGORA, rngFromSeed(seed));
  const rng = botRng(seed);
  for (let ply = 0, acting = duel.toAct(s); acting !== 0; ply++, acting = duel.toAct(s)) {
    const seat = firstSeat(acting);
    visit(s, seat, ply);
    duel.apply(s, seat, chooseMove(duel, bots[seat], s, seat, rng));
  }
  return s;
}

/** A position of Age I in which these cards are open, and the cubes of both seats. */
function position(cubes: readonly [readonly number[], readonly number[]], open: string): State {
  const s = duel.setup(AGORA, rngFromSeed('3'));
  while (!movesOf(duel, s, firstSeat(duel.toAct(s))).some((move) => duel.formatMove(s, move).startsWith('build '))) {
    const seat = firstSeat(duel.toAct(s));
    duel.apply(s, seat, movesOf(duel, s, seat)[0]);
  }
  const agora = agoraOf(s);
  for (const [seat, counts] of cubes.entries()) {
    for (const [chamber, count] of counts.entries()) agora.players[seat].cubes[chamber] = count;
    agora.players[seat].supply = 12 - counts.reduce((sum, count) => sum + count, 0);
    s.players[seat].coins = 10;
  }
  bringTo(s, open);
  return s;
}

/** Puts a card into the first open slot, in exchange with the one that lies there. */
function bringTo(s: State, id: string): void {
  const card = s.catalog.cards.findIndex((one) => one.id === id);
  const decks = s.deal.decks.map((deck) => [...deck]);
  const slot = decks[0].findIndex((_, index) => (s.accessible & (1 << index)) !== 0);
  const there = decks[0][slot];
  for (const deck of decks) {
    const at = deck.indexOf(card);
    if (at >= 0) deck[at] = there;
  }
  decks[0][slot] = card;
  Object.assign(s, { deal: { ...s.deal, decks } });
}

function chosenBy(s: State): string {
  const seat = firstSeat(duel.toAct(s));
  return duel.formatMove(s, chooseMove(duel, greedy, s, seat, fastRng(1)));
}

/** Cubes in the Chambers: in all but one, and in none. */
const FIVE = [1, 1, 1, 1, 1, 0];
const NONE = [0, 0, 0, 0, 0, 0];

describe('a greedy bot of Agora', () => {
  it(
    'a greedy bot of Agora beats random ones in nineteen games of twenty, from both seats',
    { timeout: 120_000 },
    () => {
      let won = 0;
      for (let game = 0; game < 40; game++) {
        const seat = game % 2;
        const end = play(seat === 0 ? [greedy, random] : [random, greedy], `41.${game}`, () => undefined);
        const [best] = duel.outcome(end)?.ranking ?? [[]];
        if (best.length === 1 && best[0] === seat) won++;
      }
      expect(won).toBeGreaterThanOrEqual(38);
    },
  );

  it('[A-94] a greedy bot completes political supremacy when one cube does it', () => {
    const s = position([FIVE, NONE], 'conspirator-1');
    expect(chosenBy(s)).toBe('recruit conspirator-1');
    duel.apply(s, 0, chooseMove(duel, greedy, s, 0, fastRng(1)));
    expect(chosenBy(s)).toBe('place 6');
    duel.apply(s, 0, chooseMove(duel, greedy, s, 0, fastRng(1)));
    expect(duel.outcome(s)).toMatchObject({ ending: 'political', ranking: [[0], [1]] });
  });

  it('[A-94] a greedy bot keeps the opponent from completing political supremacy', () => {
    const s = position([NONE, FIVE], 'conspirator-1');
    expect(chosenBy(s)).toMatch(/conspirator-1$/);
  });

  it('a greedy bot of Agora moves a cube into a Chamber in which it cannot place one', () => {
    const s = position([[2, 1, 1, 1, 0, 2], NONE], 'politician-left-1');
    expect(chosenBy(s)).toBe('recruit politician-left-1');
    duel.apply(s, 0, chooseMove(duel, greedy, s, 0, fastRng(1)));
    expect(chosenBy(s)).toBe('move 6 to 5');
  });

  it(
    'a greedy bot of Agora does not depend on what its seat cannot know, and leaves the position as it was',
    { timeout: 120_000 },
    () => {
      let differing = 0;
      for (const seed of ['6', '7']) {
        play([random, random], seed, (s, seat, ply) => {
          const other = duel.resample(s, seat, fastRng(99, ply));
          if (stateHash(duel, other) !== stateHash(duel, s)) differing++;
          const choose = (state: State): number => chooseMove(duel, greedy, state, seat, fastRng(3, ply));
          const before = stateHash(duel, s);
          expect(choose(other)).toBe(choose(s));
          expect(stateHash(duel, s)).toBe(before);
        });
      }
      expect(differing).toBeGreaterThan(100);
    },
  );
});

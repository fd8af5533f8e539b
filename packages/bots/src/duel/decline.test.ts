import { fastRng, movesOf, rngFromSeed } from '@pharos/core';
import { duel, type State } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { chooseMove } from '../bot.ts';
import { duelBot } from './bots.ts';

const LEVELS = ['greedy', 'adept', 'expert'] as const;

/** The first player has just completed a pair. */
function withPair(packs: readonly string[]): State {
  const position = {
    age: 2,
    choice: { kind: 'takeToken' },
    structure: ['walls', 'brewery', 'statue'],
    first: { coins: 6, city: ['apothecary', 'school'] },
    board: ['architecture', 'economy', 'theology'],
  };
  return duel.describe(duel.readOptions({ packs }), position, rngFromSeed('5'));
}

function chosenBy(level: (typeof LEVELS)[number], s: State, seed: number): string {
  return duel.formatMove(s, chooseMove(duel, duelBot(level), s, 0, fastRng(seed)));
}

describe.each([{ packs: ['base'] }, { packs: ['base', 'agora'] }])('a bot of $packs', ({ packs }) => {
  it.each(LEVELS)('[D-69] a bot takes a Progress token it may decline: %s', { timeout: 120_000 }, (level) => {
    const s = withPair(packs);
    expect(movesOf(duel, s, 0).map((move) => duel.formatMove(s, move))).toContain('decline');
    for (const seed of [1, 2, 3]) expect(chosenBy(level, s, seed)).toMatch(/^take /);
  });
});

describe('a bot of Agora', () => {
  it.each(LEVELS)('[A-28] a bot lets a Conspirator act: %s', { timeout: 120_000 }, (level) => {
    const position = { choice: { kind: 'conspirator' }, structure: ['altar', 'baths', 'tavern'] };
    const s = duel.describe(duel.readOptions({ packs: ['base', 'agora'] }), position, rngFromSeed('5'));
    for (const seed of [1, 2, 3]) expect(chosenBy(level, s, seed)).toMatch(/^(place|conspire)/);
  });
});

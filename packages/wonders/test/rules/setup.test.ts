import { movesOf, SPECTATOR } from '@pharos/core';
import { expect, test } from 'vitest';
import { wonders } from '../../src/index.ts';
import { dealState, eachPly, ofType } from '../support.ts';

const SEEDS = Array.from({ length: 120 }, (_, game) => `5.${game}`);

test('[W-1] three to seven play, two in the first edition only', () => {
  for (const edition of [1, 2]) {
    for (const players of [3, 4, 5, 6, 7]) {
      expect(wonders.seatCount(wonders.readOptions({ edition, players }))).toBe(players);
    }
  }
  expect(wonders.seatCount(wonders.readOptions({ edition: 1, players: 2 }))).toBe(2);
  expect(() => wonders.readOptions({ edition: 2, players: 2 })).toThrow('from 3 to 7');
  expect(() => wonders.readOptions({ players: 8 })).toThrow('from 3 to 7');
});

test.each([
  [{ edition: 3 }, 'from 1 to 2'],
  [{ sides: 'A' }, 'unknown "A"'],
  [{ edition: 1, sides: 'day' }, 'unknown "day"'],
  [{ packs: [] }, 'always part of the game'],
  [{ boards: ['gizah'] }, 'expected 3 boards'],
  [{ boards: ['gizah', 'gizah/night', 'rhodos'] }, 'dealt twice'],
  [{ edition: 1, players: 2, boards: ['gizah', 'rhodos', 'babylon/B'] }, 'Free City'],
  [{ surprise: true }, 'unknown key'],
])('[W-1, W-4] options %j are refused', (options, reason) => {
  expect(() => wonders.readOptions(options)).toThrow(reason);
});

test('[W-4] the first edition deals board and side, all seven boards and both sides come up', () => {
  const seen = new Set<string>();
  for (const seed of SEEDS) {
    const { cities, age } = wonders.view(dealState(seed, { edition: 1, players: 4 }), SPECTATOR);
    expect(age).toBe(1);
    expect(new Set(cities.map(({ board }) => board)).size).toBe(4);
    for (const { board, side } of cities) seen.add(`${board}/${side}`);
  }
  expect(seen.size).toBe(14);
});

test('[W-4] in the second edition every owner chooses between day and night', () => {
  const s = dealState('1', { players: 5 });
  for (let seat = 0; seat < 5; seat++) {
    expect(movesOf(wonders, s, seat).map((move) => wonders.formatMove(s, move))).toEqual(['side day', 'side night']);
  }
});

test('[W-6, W-7] players + 2 of the ten guilds are shuffled into Age III, any of them anywhere', () => {
  for (const players of [3, 4, 5, 6, 7]) {
    const inPlay = new Set<number>();
    const places = new Set<number>();
    for (const seed of SEEDS) {
      const s = dealState(seed, { players });
      expect(s.deal.decks.map((deck) => deck.length)).toEqual([7 * players, 7 * players, 7 * players]);
      const guilds = s.deal.decks[2].filter((card) => s.catalog.cards[card].isGuild);
      expect(guilds).toHaveLength(players + 2);
      expect(new Set([...guilds, ...s.deal.undrawn]).size).toBe(10);
      for (const [place, card] of s.deal.decks[2].entries()) if (s.catalog.cards[card].isGuild) places.add(place);
      for (const guild of guilds) inPlay.add(guild);
    }
    expect(inPlay.size).toBe(10);
    expect(places.size).toBe(7 * players);
  }
});

test('[W-9, W-61] conflict tokens are worth −1, 1, 3 and 5, and never run out', () => {
  const found = new Set<number>();
  eachPly(
    4,
    ({ events }) => {
      for (const { tokens } of ofType(events, 'conflictResolved')) for (const token of tokens) found.add(token);
    },
    { options: { players: 7 } },
  );
  expect([...found].sort((a, b) => a - b)).toEqual([-1, 0, 1, 3, 5]);
});

test('[W-110] with two players the Free City never has the side that plays a seventh card', () => {
  for (const seed of SEEDS) {
    for (const sides of ['random', 'B']) {
      const [, , free] = wonders.view(dealState(seed, { edition: 1, players: 2, sides }), SPECTATOR).cities;
      expect(`${free.board}/${free.side}`).not.toBe('babylon/B');
    }
  }
});

test('[W-8, W-110] every city starts with three coins, the Free City as well', () => {
  for (const players of [2, 3, 7]) {
    const { cities } = wonders.view(dealState('1', { edition: 1, players }), SPECTATOR);
    expect(cities.map(({ coins }) => coins)).toEqual(Array.from({ length: Math.max(3, players) }, () => 3));
  }
});

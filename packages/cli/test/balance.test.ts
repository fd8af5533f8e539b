import { describe, expect, it } from 'vitest';
import { wilson } from '../src/simulation/wilson.ts';
import { summariseBalance, VICTORY } from '../src/simulation/balance.ts';
import { linesOf, pharos, pharosJson, temporaryFile } from './pharos.ts';

interface Answer {
  readonly shipyards: readonly { shipyard: string; games: number; wins: number; rate: number; balanced: boolean }[];
}

const balance = (...args: string[]): Promise<Answer> => pharosJson(['balance', 'armada', '--bot', 'random', ...args]);

describe('pharos balance', () => {
  it('pharos balance gives the same answer with one thread and with three', async () => {
    const alone = await balance('--games', '64', '--edition', '1', '--threads', '1');
    expect(await balance('--games', '64', '--edition', '1', '--threads', '3')).toEqual(alone);
    expect(alone.shipyards.map(({ shipyard }) => shipyard)).toHaveLength(8);
    expect(alone.shipyards.reduce((sum, { games }) => sum + games, 0)).toBe(64 * 4);
    expect(alone.shipyards.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(64, 2);
  });

  it('pharos balance lets every shipyard of a deal sit in every seat', async () => {
    const { shipyards } = await balance('--games', '3', '--players', '3');
    expect(shipyards.filter(({ games }) => games > 0).map(({ games }) => games)).toEqual([3, 3, 3]);
  });

  it('pharos balance compares shipyards that somebody typed in, and tells it to people', async () => {
    const track = Array.from({ length: 6 }, () => ({ wood: 1 }));
    const steps = { red: track, yellow: track, blue: track, green: track };
    const file = temporaryFile(
      'yards.json',
      JSON.stringify(['x', 'y', 'z'].map((id) => ({ id, linked: 'red', steps }))),
    );
    const args = ['--players', '3', '--games', '6', '--bot', 'random', '--shipyards', file];
    const { code, out } = await pharos(['balance', 'armada', ...args]);
    expect(code).toBe(0);
    expect(
      linesOf(out)
        .slice(2, 5)
        .map((line) => line.trim().split(/\s+/).slice(0, 2)),
    ).toEqual([
      ['x', '6'],
      ['y', '6'],
      ['z', '6'],
    ]);
    expect(out).toContain('The mean lies');
  });

  it.each([
    [['balance'], /balance of what/],
    [['balance', 'armda'], /did you mean "armada"/],
    [['balance', 'armada', '--players', '9'], /players/],
    [['balance', 'armada', '--threads', '0'], /--threads/],
  ])('pharos balance refuses %j', async (args, expected) => {
    const { code, err } = await pharos(args);
    expect(code).toBe(2);
    expect(err).toMatch(expected);
  });
});

it('pharos balance finds the interval of Wilson', () => {
  const { low, high } = wilson(250, 1000);
  expect(low).toBeCloseTo(0.2242, 4);
  expect(high).toBeCloseTo(0.2778, 4);
  expect(wilson(0, 10).low).toBe(0);
  expect(wilson(10, 10).high).toBe(1);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

it('pharos balance marks a shipyard whose interval does not hold the mean', () => {
  const even = { games: 1000, parts: 250 * VICTORY, points: 60_000 };
  const boards = summariseBalance(
    ['a', 'b', 'c'],
    [[even, { ...even, parts: 320 * VICTORY }, { ...even, parts: 180 * VICTORY }]],
  );
  expect(boards.map(({ balanced }) => balanced)).toEqual([true, false, false]);
  expect(boards.map(({ difference }) => difference)).toEqual([0, 0.07, -0.07]);
});

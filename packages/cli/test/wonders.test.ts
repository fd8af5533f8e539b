import { describe, expect, it } from 'vitest';
import type { Summary } from '../src/simulation/summary.ts';
import { linesOf, pharos, pharosJson, temporaryFile } from './pharos.ts';

const simulate = (...args: string[]): Promise<Summary> => pharosJson(['simulate', 'wonders', ...args]);

describe('pharos simulate wonders', () => {
  it.each([
    ['1', '2'],
    ['1', '7'],
    ['2', '3'],
    ['2', '6'],
  ])('pharos simulate wonders plays edition %s with %s players without an error', async (edition, players) => {
    const args = ['--edition', edition, '--players', players, '--games', '100', '--seed', '7', '--bots', 'random'];
    const answer = await simulate(...args);
    expect(answer.errors).toBe(0);
    expect(answer.endings).toEqual({ points: 100 });
    expect(answer.wins).toHaveLength(Number(players));
    expect(answer.wins.reduce((sum, won) => sum + won, answer.draws)).toBe(100);
    const categories = Object.values(answer.scores.byCategory).reduce((sum, points) => sum + points, 0);
    expect(categories).toBeCloseTo(answer.scores.mean, 1);
  });

  it.each([
    [['--edition', '1', '--players', '8']],
    [['--edition', '2', '--players', '5']],
    [['--edition', '2', '--players', '4', '--teams']],
  ])('pharos simulate wonders plays Armada with %j without an error', async (args) => {
    const answer = await simulate(
      ...args,
      '--packs',
      'base,armada',
      '--games',
      '30',
      '--seed',
      '7',
      '--bots',
      'random',
    );
    expect(answer.errors).toBe(0);
    expect(answer.endings).toEqual({ points: 30 });
    expect(answer.scores.byCategory).toHaveProperty('naval');
    const won = answer.wins.reduce((sum, wins) => sum + wins, 0) / (args.includes('--teams') ? 2 : 1);
    expect(won + answer.draws).toBe(30);
  });

  it('pharos simulate wonders takes shipyards from a file, and names the mistake in a wrong one', async () => {
    const track = Array.from({ length: 6 }, () => ({ wood: 1 }));
    const steps = { red: track, yellow: track, blue: track, green: track };
    const boards = ['a', 'b', 'c'].map((id) => ({ id, linked: 'red', steps }));
    const armada = ['--packs', 'base,armada', '--games', '3'];
    const good = temporaryFile('shipyards.json', JSON.stringify(boards));
    expect((await simulate(...armada, '--shipyards', good)).errors).toBe(0);
    const bad = temporaryFile('wrong.json', JSON.stringify([{ ...boards[0], linked: 'pink' }]));
    const { code, err } = await pharos(['simulate', 'wonders', ...armada, '--shipyards', bad]);
    expect(code).toBe(2);
    expect(err).toMatch(/options\.shipyards\[0\]\.linked: unknown "pink"/);
  });

  it('pharos simulate wonders lets different bots play', async () => {
    const { wins } = await simulate('--games', '10', '--bots', 'random,greedy,random');
    expect(wins[1]).toBeGreaterThan(8);
  });

  it.each([
    [['--players', '8'], /players: expected a whole number from 3 to 7/],
    [['--edition', '2', '--players', '2'], /players/],
    [['--bots', 'random,random'], /--bots: expected 3, found 2/],
  ])('pharos simulate wonders refuses %j in one line', async (args, reason) => {
    const { code, err } = await pharos(['simulate', 'wonders', ...args]);
    expect(code).toBe(2);
    expect(linesOf(err)).toHaveLength(1);
    expect(err).toMatch(reason);
  });
});

describe('pharos play wonders', () => {
  it('pharos play wonders plays a whole game from typed numbers, keeps it and tells it again', async () => {
    const file = temporaryFile('wonders.json');
    const args = ['play', 'wonders', '--seed', '7', '--seats', 'human,greedy,random', '--save', file];
    const input = ['?', 'log', 'nonsense', ...Array.from({ length: 60 }, () => '1')].join('\n');
    const played = await pharos(args, { input });
    expect(played.code).toBe(0);
    expect(played.out).toContain('Age III');
    expect(played.out).toContain('"nonsense" is neither a number of the list nor a move');
    expect(played.out).toMatch(/won\.|share the victory/);
    const told = await pharos(['replay', file]);
    expect(told.code).toBe(0);
    expect(told.out).toMatch(/won\.|share the victory/);
  });

  it('pharos play wonders goes on with a saved game', async () => {
    const file = temporaryFile('begun.json');
    await pharos(['play', 'wonders', '--seed', '7', '--save', file], { input: '1\n1 1\nquit\n' });
    const { code, out } = await pharos(['play', 'wonders', '--resume', file], { input: 'quit\n' });
    expect(code).toBe(0);
    expect(out).toContain('turn 2 of 6');
  });
});

describe('pharos scenario', () => {
  it('pharos scenario runs scenarios of 7 Wonders', async () => {
    const { code, out } = await pharos(['scenario', 'packages/wonders/scenarios/trade']);
    expect(code).toBe(0);
    expect(out).toContain('0 failed');
  });
});

import { describe, expect, it } from 'vitest';
import type { Standing } from '../src/arena/standing.ts';
import { pharos, pharosJson } from './pharos.ts';

const arena = (...args: string[]): Promise<Standing> => pharosJson(['arena', ...args]);

describe('pharos arena', () => {
  it('pharos arena tells which of two bots is stronger, with an interval', async () => {
    const answer = await arena('--game', 'duel', '--a', 'greedy', '--b', 'novice', '--games', '40', '--seed', '5');
    expect(answer.wins + answer.draws + answer.losses).toBe(40);
    expect(answer.rate).toBeGreaterThan(0.6);
    expect(answer.chance).toBe(0.5);
    expect(answer.elo.difference).toBeGreaterThan(answer.elo.low ?? 0);
    expect(answer.elo.low).toBeGreaterThan(0);
    expect(answer.points.a).toBeGreaterThan(answer.points.b);
    expect(answer.milliseconds.a).toBeGreaterThanOrEqual(0);
  });

  it('pharos arena plays the same games again, with any number of threads', async () => {
    const asked = ['duel', '--a', 'mcts:20', '--b', 'greedy', '--games', '6', '--seed', '3'];
    const { milliseconds, ...first } = await arena(...asked, '--threads', '1');
    expect(milliseconds.a).toBeGreaterThan(milliseconds.b);
    expect(await arena(...asked, '--threads', '3')).toMatchObject(first);
  });

  it('pharos arena lets a bot that plays itself win half of the deals, seats being exchanged', async () => {
    const { rate, elo } = await arena('duel', '--a', 'greedy', '--b', 'greedy', '--games', '60');
    expect(Math.abs(rate - 0.5)).toBeLessThan(0.2);
    expect(elo.low).toBeLessThan(0);
    expect(elo.high).toBeGreaterThan(0);
  });

  it('pharos arena seats one bot among several, and a team against teams', async () => {
    const four = await arena('wonders', '--players', '4', '--games', '8');
    expect(four.chance).toBe(0.25);
    expect(four.wins).toBeGreaterThan(5);
    const teams = await arena('wonders', '--packs', 'base,armada', '--players', '4', '--teams', '--games', '4');
    expect(teams.chance).toBe(0.5);
    expect(teams.wins).toBeGreaterThan(2);
  });

  it('pharos arena tells the result to people without --json', async () => {
    const { code, out } = await pharos(['arena', 'duel', '--games', '4', '--b', 'mcts:1ms']);
    expect(code).toBe(0);
    expect(out).toContain('greedy against mcts:1ms');
    expect(out).toMatch(/Elo {8}\S+ \(95 %: \S+ to \S+\)/);
  });

  it.each([
    [['duel', '--a', 'greddy'], 'unknown bot "greddy"; there are random', 'did you mean "greedy"?'],
    [['duel', '--b', 'mcts:fast'], 'unknown bot "mcts:fast"', 'mcts:100ms'],
    [['duel', '--b', 'mcts:0'], 'unknown bot "mcts:0"', 'mcts:2000'],
    [['duel', '--b', 'mcts:9,speed=3'], 'unknown bot "mcts:9,speed=3"', 'mcts:2000'],
    [['--game', 'chess'], 'unknown game "chess"', 'duel'],
    [[], 'which game?', 'duel'],
    [['duel', '--games', '0'], '--games: expected a whole number from 1', 'found "0"'],
    [['duel', '--threads', 'all'], '--threads: expected a whole number from 1', 'found "all"'],
    [['wonders', '--players', '9'], 'players', '9'],
  ])('pharos arena refuses %j in one line', async (args, ...words) => {
    const { code, out, err } = await pharos(['arena', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    for (const word of words) expect(err).toContain(word);
  });
});

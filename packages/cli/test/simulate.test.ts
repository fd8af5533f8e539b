import { describe, expect, it } from 'vitest';
import type { Summary } from '../src/simulation/summary.ts';
import { pharos, pharosJson } from './pharos.ts';

const simulate = (...args: string[]): Promise<Summary> => pharosJson(['simulate', 'duel', ...args]);

describe('pharos simulate', () => {
  it('pharos simulate plays 2000 random games without an error and with all three endings', async () => {
    const answer = await simulate('--games', '2000', '--seed', '7');
    expect(Object.keys(answer)).toEqual([
      'game',
      'games',
      'seed',
      'plies',
      'checksum',
      'wins',
      'draws',
      'endings',
      'scores',
      'errors',
    ]);
    expect(answer.errors).toBe(0);
    expect(answer.wins.reduce((sum, won) => sum + won, answer.draws)).toBe(2000);
    for (const ending of ['civilian', 'military', 'scientific']) expect(answer.endings[ending]).toBeGreaterThan(0);
    const categories = Object.values(answer.scores.byCategory).reduce((sum, points) => sum + points, 0);
    expect(categories).toBeCloseTo(answer.scores.mean, 1);
  });

  it('pharos simulate plays random games of Agora without an error, and lists their endings', async () => {
    const answer = await simulate('--packs', 'base,agora', '--games', '500', '--seed', '7');
    expect(answer.errors).toBe(0);
    expect(Object.keys(answer.endings)).toEqual(['civilian', 'military', 'scientific', 'political']);
    expect(answer.scores.byCategory['senate']).toBeGreaterThan(0);
  });

  it('pharos simulate plays random games of Pantheon without an error, alone and with Agora', async () => {
    const alone = await simulate('--packs', 'base,pantheon', '--games', '300', '--seed', '7');
    expect(alone.errors).toBe(0);
    expect(Object.keys(alone.endings)).toEqual(['civilian', 'military', 'scientific']);
    expect(alone.scores.byCategory['divinities']).toBeGreaterThan(0);
    const both = await simulate('--packs', 'base,agora,pantheon', '--games', '150', '--seed', '7');
    expect(both.errors).toBe(0);
  });

  it('pharos simulate gives the same answer twice and another one for another series', async () => {
    const first = await simulate('--games', '300', '--seed', '11');
    expect(await simulate('--games', '300', '--seed', '11')).toEqual(first);
    expect((await simulate('--games', '300', '--seed', '12')).checksum).not.toBe(first.checksum);
  });

  it('pharos simulate lets different bots play', async () => {
    const { wins } = await simulate('--games', '40', '--seed', '3', '--bots', 'random,greedy');
    expect(wins[1]).toBeGreaterThan(wins[0]);
  });

  it('pharos simulate tells the results to people without --json', async () => {
    const { code, out } = await pharos(['simulate', 'duel', '--games', '20', '--wonders', 'beginner']);
    expect(code).toBe(0);
    expect(out).toContain('20 games of duel');
    expect(out).toContain('errors     0');
  });
});

import { describe, expect, it } from 'vitest';
import { BOT_LEVELS } from '@pharos/bots';
import { LEVELS, levelsIn, offered } from './levels.ts';

const duel = { id: 'duel', rules: 1, seats: 2, options: {} };

describe('the levels of bots', () => {
  it('are those the server offers, new ones too', () => {
    const answer = { ok: true, value: [{ ...duel, levels: ['random', 'greedy', 'oracle'] }] } as const;
    expect(levelsIn(answer)).toEqual(['random', 'greedy', 'oracle']);
  });
  it('are the built-in ones without a server', () => {
    expect(levelsIn({ ok: false, problem: { code: 'OFFLINE', detail: '' } })).toEqual(LEVELS);
    expect(levelsIn({ ok: true, value: [] })).toEqual(LEVELS);
  });
  it('that are built in are bots that can play here', () => {
    expect(BOT_LEVELS).toEqual(expect.arrayContaining([...LEVELS]));
  });
  it('give way to the strongest when the chosen one is not among them', () => {
    expect(offered(['random', 'greedy'], 'random')).toBe('random');
    expect(offered(['random', 'greedy'], 'oracle')).toBe('greedy');
  });
});

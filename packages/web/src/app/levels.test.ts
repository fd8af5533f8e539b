import { describe, expect, it } from 'vitest';
import { BOT_LEVELS } from '@pharos/bots';
import { LEVELS, levelsIn, offered } from './levels.ts';

describe('the levels of bots', () => {
  it('are those the server offers for the game, new ones too', () => {
    const duel = { id: 'duel', levels: ['random', 'greedy', 'oracle'] };
    const wonders = { id: 'wonders', levels: ['greedy'] };
    const answer = { ok: true, value: [duel, wonders] } as const;
    expect(levelsIn(answer, 'duel')).toEqual(['random', 'greedy', 'oracle']);
    expect(levelsIn(answer, 'wonders')).toEqual(['greedy']);
  });
  it('are the built-in ones without a server', () => {
    expect(levelsIn({ ok: false, problem: { code: 'OFFLINE', detail: '' } }, 'duel')).toEqual(LEVELS);
    expect(levelsIn({ ok: true, value: [] }, 'wonders')).toEqual(LEVELS);
  });
  it('that are built in are bots that can play here', () => {
    expect(LEVELS).toEqual(BOT_LEVELS);
  });
  it('give way to the strongest when the chosen one is not among them', () => {
    expect(offered(['random', 'greedy'], 'random')).toBe('random');
    expect(offered(['random', 'greedy'], 'oracle')).toBe('greedy');
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropGame, keptGame, keptGames } from './keptGames.ts';
import type { LocalRecord } from './localRecord.ts';
import { readLocal, writeLocal } from './store.ts';

const record = (created: number, moves: readonly string[] = ['0 pick pyramids']): LocalRecord => ({
  created,
  seats: [],
  save: { format: 2, game: 'duel', rules: 1, packs: {}, options: {}, seed: '1.1', moves, hash: '' },
});

describe('the games of this device', () => {
  let most = Infinity;
  beforeEach(() => {
    const stored = new Map<string, string>();
    most = Infinity;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > most) throw new Error('the storage is full');
        stored.set(key, value);
      },
    });
  });
  const created = (): number[] => keptGames().map((one) => one.created);

  it('a game that another one takes the place of is kept, and nothing of it changes', () => {
    writeLocal(record(1));
    writeLocal(record(1, ['0 pick pyramids', '1 pick colossus']));
    expect(keptGames()).toEqual([]);
    writeLocal(record(2));
    expect(readLocal()?.created).toBe(2);
    expect(keptGame(1)?.save.moves).toHaveLength(2);
  });

  it('the last twenty are kept, each once, but none in which nobody has moved', () => {
    for (let nth = 1; nth <= 25; nth++) writeLocal(record(nth));
    writeLocal(record(24));
    writeLocal(record(26, []));
    writeLocal(record(27));
    expect(created()).toHaveLength(20);
    expect(created().slice(0, 3)).toEqual([24, 25, 23]);
  });

  it('a game that is played on is not kept any more', () => {
    for (const nth of [1, 2, 3]) writeLocal(record(nth));
    writeLocal(record(1));
    dropGame(record(1));
    expect(created()).toEqual([3, 2]);
  });

  it('where the storage is full the oldest ones go', () => {
    for (let nth = 1; nth <= 8; nth++) writeLocal(record(nth));
    most = 600;
    writeLocal(record(9));
    expect(created()[0]).toBe(8);
    expect(created().length).toBeLessThan(5);
  });
});

import type { WatchableTable } from '@pharos/protocol';
import { describe, expect, it } from 'vitest';
import { chooseFeatured } from './chooseFeatured.ts';

const NOW = 1_000_000_000;
type Facts = {
  readonly people?: number;
  readonly agoMs?: number;
  readonly followed?: boolean;
  readonly mine?: boolean;
};

function game(id: string, { people = 2, agoMs = 1000, followed = false, mine = false }: Facts): WatchableTable {
  const seats = [0, 1, 2].map((seat) => ({
    seat,
    kind: seat < people ? ('guest' as const) : ('bot' as const),
    name: null,
    level: null,
    mine: mine && seat === 0,
  }));
  const clock = { kind: 'none' } as const;
  const facts = { game: 'wonders', options: {}, phase: 'playing', created: 0, yourTurn: false, moves: 3 } as const;
  return { ...facts, id, seats, clock, lastAt: NOW - agoMs, followed };
}

const chosen = (...tables: WatchableTable[]): string | null => chooseFeatured(tables, NOW)?.id ?? null;

describe('the game on the first page', () => {
  it('is one with many people, and of two such the livelier', () => {
    expect(chosen(game('few', {}), game('many', { people: 3 }))).toBe('many');
    expect(chosen(game('slow', { agoMs: 9000 }), game('lively', {}))).toBe('lively');
  });

  it('is rather one of somebody whom one follows', () => {
    expect(chosen(game('many', { people: 3 }), game('followed', { followed: true }))).toBe('followed');
  });

  it('is neither an own one nor one that stands still', () => {
    expect(chosen(game('own', { mine: true }), game('still', { agoMs: 600_000 }))).toBeNull();
  });
});

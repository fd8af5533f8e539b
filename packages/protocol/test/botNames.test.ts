import type { Seat } from '../src/messages.ts';
import { describe, expect, it } from 'vitest';
import { botNames } from '../src/botNames.ts';

type Named = Parameters<typeof botNames>[0][number];

const seat = (at: number, kind: Seat['kind'], name: string | null): Named => ({
  seat: at,
  kind,
  name,
  level: kind === 'bot' ? 'greedy' : null,
});
const namesAt = (...seats: Named[]): (string | null)[] => botNames(seats);

describe('bots', () => {
  it('bots at a table of many have names of their own, which nobody else has', () => {
    const names = namesAt(seat(0, 'guest', 'Nikias'), ...[1, 2, 3, 4, 5, 6, 7].map((at) => seat(at, 'bot', null)));
    expect(new Set(names).size).toBe(8);
    expect(names).not.toContain(null);
  });
  it('bots keep their names when others come and go', () => {
    const before = namesAt(seat(0, 'guest', 'Arsinoe'), seat(1, 'open', null), seat(2, 'bot', 'greedy'));
    const after = namesAt(seat(0, 'guest', 'Arsinoe'), seat(1, 'bot', 'greedy'), seat(2, 'bot', 'greedy'));
    expect(after[2]).toBe(before[2]);
  });
  it('bots at a table of two go by their level', () => {
    expect(namesAt(seat(0, 'guest', 'Arsinoe'), seat(1, 'bot', null))).toEqual(['Arsinoe', null]);
  });
});

import { describe, expect, it } from 'vitest';
import { canLeave, isPlayedOn } from './leaving.ts';

const mine = { kind: 'guest', mine: true, standIn: false } as const;
const other = { kind: 'guest', mine: false, standIn: false } as const;
const bot = { kind: 'bot', mine: false, standIn: false } as const;
const table = { id: 'abcdefghij', phase: 'playing', seats: [mine, other] } as const;

describe('a game', () => {
  it('a game can be left by who plays in it', () => {
    expect(canLeave(table)).toBe(true);
  });
  it('a game cannot be left by spectators, nor twice', () => {
    expect(canLeave({ ...table, seats: [other, other] })).toBe(false);
    expect(canLeave({ ...table, seats: [{ ...mine, standIn: true }, other] })).toBe(false);
  });
  it('a game cannot be left before the start or after the end', () => {
    expect(canLeave({ ...table, phase: 'waiting' })).toBe(false);
    expect(canLeave({ ...table, phase: 'finished' })).toBe(false);
    expect(canLeave({ ...table, phase: 'closed' })).toBe(false);
  });
  it('a game on this device cannot be left: it waits', () => {
    expect(canLeave({ ...table, id: 'local' })).toBe(false);
  });
  it('a game is played on where another person plays', () => {
    expect(isPlayedOn(table)).toBe(true);
    expect(isPlayedOn({ seats: [mine, bot] })).toBe(false);
    expect(isPlayedOn({ seats: [mine, { ...other, standIn: true }] })).toBe(false);
    expect(isPlayedOn({ seats: [mine, mine] })).toBe(false);
  });
});

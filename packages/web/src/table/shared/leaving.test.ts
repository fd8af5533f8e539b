import { describe, expect, it } from 'vitest';
import { canAskToEnd, canLeave, canOfferDraw, canResign, isPlayedOn } from './leaving.ts';

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

describe('two players', () => {
  it('two players can resign, also against a bot and on this device', () => {
    expect(canResign(table)).toBe(true);
    expect(canResign({ ...table, seats: [mine, bot] })).toBe(true);
    expect(canResign({ ...table, id: 'local', seats: [mine, mine] })).toBe(true);
    expect(canResign({ ...table, seats: [other, other] })).toBe(false);
    expect(canResign({ ...table, phase: 'finished' })).toBe(false);
    expect(canResign({ ...table, seats: [mine, other, other] })).toBe(false);
  });
  it('two players can call it a draw, and no bot agrees to one', () => {
    expect(canOfferDraw(table)).toBe(true);
    expect(canOfferDraw({ ...table, seats: [mine, bot] })).toBe(false);
    expect(canOfferDraw({ ...table, seats: [mine, { ...other, standIn: true }] })).toBe(false);
    expect(canOfferDraw({ ...table, seats: [mine, other, other] })).toBe(false);
  });
});

describe('more than two players', () => {
  it('more than two players can agree to end the game, bots included', () => {
    expect(canAskToEnd({ ...table, seats: [mine, bot, bot] })).toBe(true);
    expect(canAskToEnd(table)).toBe(false);
    expect(canAskToEnd({ ...table, seats: [other, bot, bot] })).toBe(false);
  });
});

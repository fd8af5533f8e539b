import { describe, expect, it } from 'vitest';
import { nextStep } from '../src/follow.ts';

const move = { seat: 0, text: 'build baths' };

describe('following updates', () => {
  it('the first update is adopted', () => {
    expect(nextStep(null, { v: 17, move })).toBe('adopt');
  });
  it('an update to the next version is played', () => {
    expect(nextStep(4, { v: 5, move })).toBe('play');
  });
  it('an update to the next version without a move is adopted', () => {
    expect(nextStep(4, { v: 5, move: null })).toBe('adopt');
  });
  it('an update that takes a move back is adopted', () => {
    expect(nextStep(4, { v: 3, move: null })).toBe('adopt');
  });
  it('an update of the same version is ignored', () => {
    expect(nextStep(4, { v: 4, move })).toBe('ignore');
  });
  it('an update of the same version is adopted if people have ended the game', () => {
    expect(nextStep(4, { v: 4, move: null, ended: { kind: 'draw' } })).toBe('adopt');
  });
  it.each([
    [4, 6],
    [4, 2],
    [9, 0],
  ])('an update from version %i to %i makes the client watch again', (at, v) => {
    expect(nextStep(at, { v, move })).toBe('resync');
    expect(nextStep(at, { v, move: null })).toBe('resync');
  });
  it('an update to an older version with a move makes the client watch again', () => {
    expect(nextStep(4, { v: 3, move })).toBe('resync');
  });
});

import { describe, expect, it } from 'vitest';
import { nextStep } from './follow.ts';

const move = { seat: 0, text: 'build baths' };

describe('an update', () => {
  it('that is the first one is adopted', () => {
    expect(nextStep(null, { v: 17, move })).toBe('adopt');
  });
  it('that follows is played', () => {
    expect(nextStep(4, { v: 5, move })).toBe('play');
  });
  it('that follows without a move is adopted', () => {
    expect(nextStep(4, { v: 5, move: null })).toBe('adopt');
  });
  it('that takes a move back is adopted', () => {
    expect(nextStep(4, { v: 3, move: null })).toBe('adopt');
  });
  it('of the same version is ignored', () => {
    expect(nextStep(4, { v: 4, move })).toBe('ignore');
  });
  it.each([
    [4, 6],
    [4, 2],
    [9, 0],
  ])('after a gap from %i to %i makes the client ask again', (at, v) => {
    expect(nextStep(at, { v, move })).toBe('resync');
    expect(nextStep(at, { v, move: null })).toBe('resync');
  });
  it('with an older version and a move cannot be an undo', () => {
    expect(nextStep(4, { v: 3, move })).toBe('resync');
  });
});

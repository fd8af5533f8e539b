import { expect, it } from 'vitest';
import { ControlGame } from '../src/fuzz/control.ts';

it('a control game that hardly moves under attack is a fault', () => {
  const control = new ControlGame('http://nowhere', ['', ''], 0);
  control.times.push(...Array.from({ length: 9 }, () => 5));
  expect(control.complaint(22_500, 1)).toBe('the control game made 9 moves in 22500 messages, fewer than 22');
  expect(control.complaint(9000, 1)).toBeNull();
});

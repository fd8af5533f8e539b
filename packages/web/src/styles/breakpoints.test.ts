import { expect, test } from 'vitest';
import { withoutNames } from '../../plugins/breakpoints.ts';

test('names of breakpoints become their queries, alone, in a list and with "and"', () => {
  expect(withoutNames('(--narrow)')).toBe('(max-width: 1200px)');
  expect(withoutNames('(--phone), (--low)')).toBe('(max-width: 600px), (max-height: 480px)');
  expect(withoutNames('(--phone) and (orientation: portrait)')).toBe('(max-width: 600px) and (orientation: portrait)');
  expect(withoutNames('(hover: hover)')).toBe('(hover: hover)');
});

test('a name that no breakpoint has is an error', () => {
  expect(() => withoutNames('(--narow)')).toThrow('no breakpoint is called --narow');
});

test('a breakpoint that is a list of queries cannot stand beside "and"', () => {
  expect(() => withoutNames('(--compact) and (hover: hover)')).toThrow('--compact cannot stand beside "and"');
});

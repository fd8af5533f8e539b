import { afterEach, expect, it, vi } from 'vitest';
import { GameClocks } from '../src/play/clocks.ts';
import { systemTime } from '../src/shared/time.ts';

const HOUR_MS = 3_600_000;

afterEach(() => vi.useRealTimers());

it.each([HOUR_MS, -HOUR_MS])('the time of the server passes alike when the clock is moved by %i ms', (step) => {
  const before = systemTime.now();
  expect(Math.abs(before - Date.now())).toBeLessThan(60_000);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + step });
  const passed = systemTime.now() - before;
  expect(passed).toBeGreaterThanOrEqual(0);
  expect(passed).toBeLessThan(60_000);
});

it('a clock that was set back while the server was away gives nobody more than they had', () => {
  const clocks = new GameClocks({ kind: 'bank', seconds: 60, increment: 0 }, [true, false], HOUR_MS);
  expect(clocks.at(0).left).toEqual([60_000, 60_000]);
  clocks.moved(0, [false, true], 0);
  expect(clocks.at(0).left).toEqual([60_000, 60_000]);
});

it('waits longer than a timer of Node.js can', () => {
  vi.useFakeTimers();
  const call = vi.fn();
  systemTime.after(37 * 24 * HOUR_MS, call);
  vi.advanceTimersByTime(37 * 24 * HOUR_MS - 1);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledOnce();
  const cancel = systemTime.after(37 * 24 * HOUR_MS, call);
  vi.advanceTimersByTime(30 * 24 * HOUR_MS);
  cancel();
  vi.advanceTimersByTime(30 * 24 * HOUR_MS);
  expect(call).toHaveBeenCalledOnce();
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PACE } from './motion.ts';
import { PhasePlayer, timesOf, type Moment, type Phase } from './phases.ts';

const TURN: Phase = { id: 'turn', build: 300, hold: 1500 };
const PAY: Phase = { id: 'pay', build: 400, hold: 100 };
const ACT: Phase = { id: 'act', build: 1000, hold: 3400, isAct: true };

describe('the times of a phase', () => {
  it('the times of a phase differ clearly by speed', () => {
    const sums = (['fast', 'normal', 'slow'] as const).map((speed) => {
      const { build, hold } = timesOf(TURN, { pace: PACE[speed], isStill: false });
      return build + hold;
    });
    expect(sums).toEqual([900, 1800, 3600]);
  });

  it('the times of a phase leave no motion where it is reduced; an act waits for the player', () => {
    expect(timesOf(TURN, { pace: 1, isStill: true })).toEqual({ build: 120, hold: 1500 });
    expect(timesOf(ACT, { pace: 1, isStill: true })).toEqual({ build: 120, hold: Infinity });
  });
});

describe('phases are shown', () => {
  let seen: string[] = [];
  let moment: Moment | null = null;
  const built: string[] = [];
  const player = new PhasePlayer(
    async (shown) => {
      moment = shown;
      seen.push(shown === null ? 'over' : `${shown.phase.id}${shown.isBuilt ? ' built' : ''}`);
    },
    ({ id }) => built.push(id),
  );
  const after = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

  beforeEach(() => {
    vi.useFakeTimers();
    seen = [];
    built.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  it('phases are shown one after the other: built up, then read', async () => {
    void player.play([TURN, PAY], { pace: 1, isStill: false });
    await after(299);
    expect(seen).toEqual(['turn']);
    await after(1);
    expect(seen).toEqual(['turn', 'turn built']);
    await after(1500);
    expect(seen.at(-1)).toBe('pay');
    await after(500);
    expect(seen).toEqual(['turn', 'turn built', 'pay', 'pay built', 'over']);
    expect(built).toEqual(['turn', 'pay']);
  });

  it('phases are shown not at all when the player wants none', async () => {
    expect(await player.play([TURN], { pace: PACE.off, isStill: false })).toBe(false);
    expect(seen).toEqual([]);
  });

  it('phases are finished by a tap: first the motion, then the reading', async () => {
    void player.play([TURN, PAY], { pace: 1, isStill: false });
    await after(10);
    player.finish();
    await after(0);
    expect(seen.at(-1)).toBe('turn built');
    player.finish();
    await after(0);
    expect(seen.at(-1)).toBe('pay');
    player.skip();
    await after(0);
  });

  it('phases are left by “Next”, wherever they are', async () => {
    void player.play([TURN, PAY], { pace: 1, isStill: false });
    await after(10);
    player.next();
    await after(0);
    expect(seen).toEqual(['turn', 'turn built', 'pay']);
    expect(built).toEqual(['turn']);
    player.skip();
    await after(0);
  });

  it('phases are all skipped at once', async () => {
    void player.play([ACT, ACT, ACT], { pace: 1, isStill: false });
    await after(10);
    player.skip();
    await after(0);
    expect(moment).toBeNull();
    expect(seen.filter((id) => id === 'act')).toHaveLength(1);
  });

  it('phases are paused while they are read, and go on where they stopped', async () => {
    void player.play([ACT], { pace: 1, isStill: false });
    await after(1000 + 400);
    player.pause(true);
    await after(60_000);
    expect(moment?.isPaused).toBe(true);
    player.pause(false);
    await after(2999);
    expect(moment).not.toBeNull();
    await after(1);
    expect(moment).toBeNull();
  });

  it('phases paused while they build up wait when they are built', async () => {
    void player.play([ACT], { pace: 1, isStill: false });
    await after(10);
    player.pause(true);
    await after(60_000);
    expect(moment).toMatchObject({ isBuilt: true, isPaused: true });
    player.next();
    await after(0);
    expect(moment).toBeNull();
  });

  it('phases where motion is reduced: acts wait for “Next”', async () => {
    void player.play([TURN, ACT], { pace: 1, isStill: true });
    await after(120 + 1500 + 120);
    expect(seen.at(-1)).toBe('act built');
    await after(600_000);
    expect(seen.at(-1)).toBe('act built');
    player.next();
    await after(0);
    expect(moment).toBeNull();
  });
});

import { fastRng } from '@pharos/core';
import { duel } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { belowKnee, corrected, logOdds } from '../correction.ts';
import { duelAnalysis } from '../duel/duelAnalysis.ts';
import { fitCorrection } from './fit.ts';
import { crossFitted, forecastsOf } from './forecasts.ts';
import { gatherSamples, type Sample } from './gather.ts';
import { reliabilityPlot } from './plot.ts';
import { reliabilityOf } from './reliability.ts';

const FINE = 1 << 20;

/** Forecasts that are too sure of themselves: the log odds are twice what they should be. */
function boastful(count: number): Sample[] {
  const rng = fastRng(4);
  return Array.from({ length: count }, (_, index) => {
    const truth = 0.05 + (0.9 * rng(FINE)) / FINE;
    const odds = 2 * Math.log(truth / (1 - truth));
    const result = rng(FINE) < truth * FINE ? 1 : 0;
    return { game: Math.floor(index / 2), phase: index % 2, chance: 1 / (1 + Math.exp(-odds)), result };
  });
}

describe('calibration', () => {
  const samples = boastful(4000);

  it('finds by how much chances are too sure, and makes them right', () => {
    const { phases } = fitCorrection(samples, 2);
    for (const { shift, slope } of phases) {
      expect(Math.abs(slope - 0.5)).toBeLessThan(0.1);
      expect(Math.abs(shift)).toBeLessThan(0.2);
    }
    const raw = reliabilityOf(forecastsOf(samples, undefined));
    const fitted = reliabilityOf(crossFitted(samples, 2));
    expect(raw.straight).toBeLessThan(0.5);
    expect(fitted.straight).toBeGreaterThanOrEqual(0.8);
    expect(fitted.brier).toBeLessThan(raw.brier);
    expect(raw).toMatchObject({ forecasts: 4000, games: 2000 });
    expect(reliabilityPlot([{ title: 'test', raw, corrected: fitted }])).toContain('4000 positions');
  });

  it('finds that only those who are behind are told too much', () => {
    const rng = fastRng(6);
    const knee = logOdds(1 / 4);
    const told = Array.from({ length: 6000 }, (_, index): Sample => {
      const odds = -4 + (5 * rng(FINE)) / FINE;
      const truth = 1 / (1 + Math.exp(-(odds + belowKnee(odds, knee))));
      const result = rng(FINE) < truth * FINE ? 1 : 0;
      return { game: Math.floor(index / 4), phase: 0, chance: 1 / (1 + Math.exp(-odds)), result };
    });
    const { knee: found, phases } = fitCorrection(told, 4);
    expect(found).toBeCloseTo(knee, 3);
    expect(Math.abs(phases[0].slope - 1)).toBeLessThan(0.15);
    expect(Math.abs((phases[0].bend ?? 0) - 1)).toBeLessThan(0.4);
    expect(reliabilityOf(forecastsOf(told, undefined)).straight).toBeLessThan(0.7);
    expect(reliabilityOf(crossFitted(told, 4)).straight).toBeGreaterThanOrEqual(0.8);
  });

  it('keeps the order of chances, and what is certain', () => {
    const correction = { knee: -1, phases: [{ shift: 0.3, slope: 0.6, bend: -0.4 }] };
    const chances = [0, 0.01, 0.2, 0.5, 0.9, 1].map((chance) => corrected(correction, 2, chance));
    expect(chances).toEqual(chances.toSorted((one, other) => one - other));
    expect([chances[0], chances[5]]).toEqual([0, 1]);
  });

  it('gathers what searches expect of a game, with its result', () => {
    const found = gatherSamples(duelAnalysis, duel.readOptions({}), { series: 8, index: 3, iterations: 20 });
    expect(found.length).toBeGreaterThan(40);
    expect(new Set(found.map(({ result }) => result))).toEqual(new Set([0, 1]));
    expect(found).toEqual(gatherSamples(duelAnalysis, duel.readOptions({}), { series: 8, index: 3, iterations: 20 }));
  });
});

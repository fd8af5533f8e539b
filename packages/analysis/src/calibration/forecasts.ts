import { corrected, type Correction } from '../correction.ts';
import { fitCorrection } from './fit.ts';
import type { Sample } from './gather.ts';
import type { Forecast } from './reliability.ts';

/** Chances as a correction makes them. */
export function forecastsOf(samples: readonly Sample[], correction: Correction | undefined): Forecast[] {
  return samples.map(({ game, phase, chance, result }) => ({
    game,
    chance: corrected(correction, phase, chance),
    result,
  }));
}

/** Each half of the games as it is corrected by what was fitted to the other half: what the fit does for games it has not seen. */
export function crossFitted(samples: readonly Sample[], seats: number): Forecast[] {
  const halves = [0, 1].map((half) => samples.filter(({ game }) => game % 2 === half));
  if (halves.some(({ length }) => length === 0)) return forecastsOf(samples, undefined);
  return halves.flatMap((half, index) => forecastsOf(half, fitCorrection(halves[1 - index], seats)));
}

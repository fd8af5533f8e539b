import type { Options } from '@pharos/wonders';
import { EXPANSIONS } from './expansions.ts';

/** How many seats win or lose together. */
export function seatsPerSide(options: Options): number {
  return Math.max(1, ...EXPANSIONS.map((expansion) => expansion.seatsPerSide(options) ?? 1));
}

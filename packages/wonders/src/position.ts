import type { Rng } from '@pharos/core';
import type { Options } from './options.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
export function describe(options: Options, _raw: unknown, rng: Rng): State {
  return setup(options, rng);
}

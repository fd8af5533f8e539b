import type { LossReasons } from './events.ts';

/** What a city is asked to give up: for each reason, and what of it is really due. */
export interface LossDemand {
  readonly reasons: LossReasons;
  readonly due: number;
}

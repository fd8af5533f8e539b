import type { Choice } from '@pharos/core';
import { z } from 'zod';
import { seatId } from './commands.ts';
import { LIMITS } from './limits.ts';

/** Planned moves: what a seat answers to what the other one may do. */

const move = z.string().min(1).max(LIMITS.moveLength);
const common = { v: z.int().min(0), seat: seatId.optional() };

/** What could be chosen after these moves? For the version the player is looking at. */
export const planQuestion = z.object({ ...common, moves: z.array(move).max(LIMITS.planLength - 1) });

/**
 * All that a seat plans, in place of what it planned before: each line is a row of moves of both sides from the present position on, and
 * ends with one of its own. No lines: nothing is planned any more.
 */
export const planCommand = z.object({
  ...common,
  lines: z.array(z.array(move).min(1).max(LIMITS.planLength)).max(LIMITS.planLines),
});

export type PlanQuestion = z.infer<typeof planQuestion>;
export type PlanCommand = z.infer<typeof planCommand>;

/** A move of a line, as the view will list it. */
export interface PlannedStep {
  readonly seat: number;
  readonly choice: Choice;
}

/** What a seat has planned, as its player alone is told. */
export interface Plan {
  readonly v: number;
  readonly lines: readonly (readonly PlannedStep[])[];
}

/** What a seat at a table has planned by now. */
export interface OwnPlan extends Plan {
  readonly table: string;
  readonly seat: number;
}

/** A choice that is still to come, as far as the player can know it; null where that is not known. */
export interface PlanChoices {
  readonly next: {
    readonly seat: number;
    readonly choices: readonly Choice[];
    /** Whether there may be more to choose from: something is turned up until then. */
    readonly isPartial: boolean;
  } | null;
}

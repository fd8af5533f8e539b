import type { Answer, Plan, PlanChoices } from '@pharos/protocol';
import { call } from './api.ts';

/** Calls about what a player by correspondence answers to what the other one may do. */

export const readPlan = (table: string, seat: number): Promise<Answer<Plan>> =>
  call('GET', `/tables/${table}/plan?seat=${seat}`);

interface Position {
  readonly v: number;
  readonly seat: number;
}

export const planChoices = (
  table: string,
  position: Position,
  moves: readonly string[],
): Promise<Answer<PlanChoices>> => call('POST', `/tables/${table}/plan/choices`, { ...position, moves });

export const savePlan = (
  table: string,
  position: Position,
  lines: readonly (readonly string[])[],
): Promise<Answer<Plan>> => call('PUT', `/tables/${table}/plan`, { ...position, lines });

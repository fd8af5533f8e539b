import type { AnyMatch } from '@pharos/bots';
import type { ForeseenChoice, SeatId } from '@pharos/core';
import type { Plan, PlannedStep } from '@pharos/protocol';
import { Refusal } from '../shared/refusal.ts';
import type { PlanLine } from './plans.ts';

/** Lines as a seat may plan them: what is known to be possible, with one answer to each thing that the other one may do. */
export function checkLines(match: AnyMatch, seat: SeatId, lines: readonly PlanLine[]): PlanLine[] {
  const look = foresight(match, seat);
  const answers = new Map<string, string>();
  for (const line of lines) {
    const steps = stepsOf(look, line);
    if (steps === null) throw new Refusal('BAD_PLAN', `"${line.join(', ')}" is not known to be possible`);
    if (steps.at(-1)?.seat !== seat) throw new Refusal('BAD_PLAN', 'a line ends with a move of your own');
    for (const [at, step] of steps.entries()) {
      const before = keyOf(line.slice(0, at));
      if (step.seat === seat && (answers.get(before) ?? line[at]) !== line[at])
        throw new Refusal('BAD_PLAN', 'there are two answers to the same');
      if (step.seat === seat) answers.set(before, line[at]);
    }
  }
  return lines.filter((line, index) => !lines.some((other, at) => isCovered(line, other, at < index)));
}

/** Lines as their owner reads them. */
export function planOf(match: AnyMatch, seat: SeatId, lines: readonly PlanLine[]): Plan {
  const look = foresight(match, seat);
  return { v: match.version, lines: lines.flatMap((line) => [stepsOf(look, line) ?? []]).filter(isNotEmpty) };
}

type Look = (moves: PlanLine) => ForeseenChoice | null;

/** What follows some moves, each row of them looked at once. */
function foresight(match: AnyMatch, seat: SeatId): Look {
  const seen = new Map<string, ForeseenChoice | null>();
  return (moves) => {
    const key = keyOf(moves);
    const known = seen.get(key);
    if (known !== undefined) return known;
    const found = match.foresee(seat, moves);
    seen.set(key, found);
    return found;
  };
}

/** Null for a line that is not known to be possible. */
function stepsOf(look: Look, line: PlanLine): PlannedStep[] | null {
  const steps: PlannedStep[] = [];
  for (const [at, move] of line.entries()) {
    const next = look(line.slice(0, at));
    const choice = next?.choices.find((one) => one.move === move);
    if (next === null || choice === undefined) return null;
    steps.push({ seat: next.seat, choice });
  }
  return steps;
}

/** Whether another line says the same and maybe more; of two that are the same the first one stays. */
function isCovered(line: PlanLine, other: PlanLine, isEarlier: boolean): boolean {
  if (other === line || !line.every((move, at) => other[at] === move)) return false;
  return other.length > line.length || isEarlier;
}

function keyOf(moves: PlanLine): string {
  return JSON.stringify(moves);
}

function isNotEmpty(steps: readonly PlannedStep[]): boolean {
  return steps.length > 0;
}

import type { AnyMatch } from '@pharos/bots';
import { seatsOf, type Played, type SeatId } from '@pharos/core';
import type { LogRow } from '../storage/schema.ts';

/** Moves of both sides, one after the other, from the present position on. */
export type PlanLine = readonly string[];

const NO_LINES: readonly PlanLine[] = [];

/**
 * What seats answer to what others may do. It follows from the log: a move that was assumed goes off the front of the lines that assume
 * it, and all other lines of every seat are void.
 */
export class Plans {
  readonly #match: AnyMatch;
  readonly #lines = new Map<SeatId, readonly PlanLine[]>();

  constructor(match: AnyMatch) {
    this.#match = match;
  }

  linesOf(seat: SeatId): readonly PlanLine[] {
    return this.#lines.get(seat) ?? NO_LINES;
  }

  hasLines(seats: readonly SeatId[]): boolean {
    return this.#lines.size > 0 && seats.some((seat) => this.#lines.has(seat));
  }

  /** The move that somebody has planned for the present position; null if nobody has. All lines of a seat agree on it. */
  next(): Played | null {
    if (this.#lines.size === 0) return null;
    for (const seat of seatsOf(this.#match.toAct())) {
      const text = this.linesOf(seat).at(0)?.at(0);
      if (text !== undefined && this.#match.legalMoves(seat).includes(text)) return { seat, text };
    }
    return null;
  }

  /** Follows an entry of the log that was just carried out. */
  follow({ kind, seat, text }: Pick<LogRow, 'kind' | 'seat' | 'text'>): void {
    if (kind === 'plan') this.#set(seat, readLines(text));
    if (this.#lines.size === 0) return;
    if (kind === 'standIn') this.#lines.delete(seat);
    else if (kind === 'undo' || kind === 'end') this.#lines.clear();
    else if (kind === 'move') this.#moved(this.#match.log.at(-1)?.text ?? '');
  }

  #moved(made: string): void {
    for (const [seat, lines] of this.#lines) this.#set(seat, after(lines, made));
    // What somebody planned for now and cannot do is void.
    const next = this.next();
    for (const seat of seatsOf(this.#match.toAct())) if (seat !== next?.seat) this.#lines.delete(seat);
  }

  #set(seat: SeatId, lines: readonly PlanLine[]): void {
    if (lines.length === 0) this.#lines.delete(seat);
    else this.#lines.set(seat, lines);
  }
}

function after(lines: readonly PlanLine[], made: string): PlanLine[] {
  return lines.flatMap(([first, ...rest]) => (first === made && rest.length > 0 ? [rest] : []));
}

export function writeLines(lines: readonly PlanLine[]): string {
  return JSON.stringify(lines);
}

/** As `writeLines` wrote them. */
function readLines(text: string | null): readonly PlanLine[] {
  return JSON.parse(text ?? '[]') as readonly PlanLine[];
}

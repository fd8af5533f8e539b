import { taskFor, type Hint } from '@pharos/bots';
import type { Rng, SeatId } from '@pharos/core';
import type { HintCommand } from '@pharos/protocol';
import type { HintTask } from '../botWorker.ts';
import { Buckets } from '../shared/tokenBuckets.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Time } from '../shared/time.ts';
import type { Owner, Thinker } from '../bots/botPool.ts';
import { ownSeat } from './ownSeat.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** A hint for each move, with some in reserve. */
const RATE = { burst: 6, perSecond: 0.5 };
/** Longer nobody likes to wait. */
const PATIENCE_MS = 1000;

interface Dependencies {
  readonly rooms: Rooms;
  readonly time: Time;
  readonly thinker: Thinker;
  /** Has nothing to do with the deal: a hint tells no more than the seat knows. */
  readonly draw: Rng;
  /** Milliseconds anybody may think. */
  readonly patience: number;
  address(guest: string): string;
}

interface Question {
  readonly guest: string;
  readonly seat: SeatId;
  readonly round: number;
  readonly task: HintTask;
  readonly end: AbortController;
}

/** Tells players what a good player would consider, where that was agreed on. */
export class Hints {
  readonly #with: Dependencies;
  readonly #rates = new Buckets(RATE);
  /** Questions under way, by table. */
  readonly #open = new Map<string, Set<Question>>();

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  async ask(guest: { readonly id: string }, table: string, command: HintCommand): Promise<Hint[]> {
    const question = await this.#with.rooms.look(table, (room) => this.#accept(room, guest.id, command));
    try {
      const owners: Owner[] = [{ guest: guest.id, address: this.#with.address(guest.id) }];
      return await this.#with.thinker.advise(question.task, { owners, table, signal: question.end.signal });
    } catch (error) {
      if (question.end.signal.aborted) throw new Refusal('STALE', 'the question is no longer open');
      throw error;
    } finally {
      this.#forget(table, question);
    }
  }

  /** Calls off what nobody asks any more. Called within the room's turn. */
  review(room: Room): void {
    for (const question of this.#open.get(room.id) ?? []) if (!isOpen(room, question)) question.end.abort();
  }

  stop(): void {
    for (const questions of this.#open.values()) for (const { end } of questions) end.abort();
  }

  #accept(room: Room, guest: string, command: HintCommand): Question {
    const { match } = room.game;
    const seat = ownSeat(room, guest, command.seat);
    if (!room.table.hints) throw new Refusal('HINTS_OFF', 'this table plays without hints');
    if (match.outcome() !== null) throw new Refusal('GAME_OVER', 'the game is over');
    if (command.v < match.round || command.v > match.version)
      throw new Refusal('STALE', `the position is at version ${match.version}`);
    const { round } = match;
    if (!isOpen(room, { seat, round })) throw new Refusal('NOT_YOUR_TURN', `seat ${seat} has no choice now`);
    const now = this.#with.time.now();
    if (!this.#rates.take(guest, now)) {
      const wait = Math.ceil(this.#rates.wait(guest, now) / 1000);
      throw new Refusal('RATE_LIMITED', `too many hints at once; the next one in ${wait} s`, wait);
    }
    const patience = Math.min(PATIENCE_MS, this.#with.patience);
    const task = { ...taskFor(match, seat, patience, this.#with.draw), game: room.table.game };
    return this.#remember(room.id, { guest, seat, round, task, end: new AbortController() });
  }

  /** Who asks again has no use for the earlier answer. */
  #remember(table: string, question: Question): Question {
    const questions = this.#open.get(table) ?? new Set();
    for (const earlier of questions) if (earlier.guest === question.guest) earlier.end.abort();
    this.#open.set(table, questions.add(question));
    return question;
  }

  #forget(table: string, question: Question): void {
    const questions = this.#open.get(table);
    questions?.delete(question);
    if (questions?.size === 0) this.#open.delete(table);
  }
}

function isOpen({ table, playing }: Room, { seat, round }: Pick<Question, 'seat' | 'round'>): boolean {
  if (playing === null || table.phase !== 'playing' || playing.match.round !== round) return false;
  return playing.acting().includes(seat) && playing.botAt(seat) === null;
}

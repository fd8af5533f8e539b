import { taskFor } from '@pharos/bots';
import type { Rng, SeatId } from '@pharos/core';
import type { BotTask } from '../botWorker.ts';
import { gameEntry } from '../shared/games.ts';
import type { Time } from '../shared/time.ts';
import type { Owner, Thinker } from '../bots/botPool.ts';
import type { Change, Playing } from './runningGame.ts';
import type { Room } from './room.ts';

/** A bot thinks this many times before chance decides for it. */
const TRIES = 3;
/** After a failure of storage. */
const RETRY_MS = 1000;

interface Dependencies {
  change<Value>(table: string, work: (room: Room) => Value | Promise<Value>): Promise<Value>;
  readonly time: Time;
  readonly thinker: Thinker;
  /** Cannot be foreseen by anybody, and has nothing to do with the deal. */
  readonly draw: Rng;
  /** Least and most milliseconds before a bot's move, so that people can follow. It thinks meanwhile. */
  readonly pause: readonly [number, number];
  /** Milliseconds a bot may think. */
  readonly patience: number;
  /** Whether anybody waits for the bots of a table. */
  isAttended(table: string): Promise<boolean>;
  owners(room: Room): Owner[];
  /** Lets a table rest that nobody attends. Called within the room's turn. */
  rest(room: Room): Promise<void>;
  record(room: Room, ...changes: Change[]): Promise<void>;
  complain(error: unknown): void;
}

interface Turn {
  readonly round: number;
  readonly seat: SeatId;
  readonly pause: number;
  readonly legal: readonly string[];
  readonly task: BotTask;
  readonly owners: readonly Owner[];
  /** Ends the thinking when nobody waits for it any more. */
  readonly end: AbortController;
}

/** A table being played at. */
interface Busy {
  hasChanged: boolean;
  turns: readonly Turn[];
}

/**
 * Plays for bots and for people who are away, at the tables this node looks after. Whatever goes wrong, a table never
 * stands still.
 */
export class BotSeats {
  readonly #with: Dependencies;
  readonly #busy = new Map<string, Busy>();
  readonly #sleepers = new Set<() => void>();
  #isStopped = false;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  /** Tables being played at. */
  get busy(): readonly string[] {
    return [...this.#busy.keys()];
  }

  /** Plays on if it is a bot's turn, and calls off what nobody waits for. Called within the room's turn. */
  wake(room: Room): void {
    const busy = this.#busy.get(room.id);
    for (const turn of busy?.turns ?? []) if (!isOpen(room, turn)) turn.end.abort();
    if (this.#isStopped || !room.isKept || room.botsToMove.length === 0) return;
    if (busy === undefined) void this.#drive(room.id);
    else busy.hasChanged = true;
  }

  stop(): void {
    this.#isStopped = true;
    for (const wake of this.#sleepers) wake();
    for (const { turns } of this.#busy.values()) for (const { end } of turns) end.abort();
  }

  async #drive(id: string): Promise<void> {
    const busy: Busy = { hasChanged: false, turns: [] };
    this.#busy.set(id, busy);
    do {
      busy.hasChanged = false;
      try {
        while (!this.#isStopped && (await this.#playRound(id, busy)));
      } catch (error) {
        if (this.#isStopped) break;
        this.#with.complain(error);
        await this.#sleep(RETRY_MS);
        busy.hasChanged = true;
      }
    } while (busy.hasChanged && !this.#isStopped);
    this.#busy.delete(id);
  }

  /** Bots that choose at once think at once. Answers whether there was a turn to play. */
  async #playRound(id: string, busy: Busy): Promise<boolean> {
    busy.turns = await this.#with.change(id, (room) => this.#prepare(room));
    const played = await Promise.allSettled(busy.turns.map((turn) => this.#playTurn(id, turn)));
    const failed = played.find((one) => one.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    return played.length > 0;
  }

  async #playTurn(id: string, turn: Turn): Promise<void> {
    const pause = this.#sleep(turn.pause);
    const text = await this.#choose(id, turn);
    if (text === null) return;
    await pause;
    if (!this.#isStopped) await this.#with.change(id, (room) => this.#finish(room, turn, text));
  }

  async #prepare(room: Room): Promise<Turn[]> {
    const { playing } = room;
    if (playing === null || !room.isKept || room.botsToMove.length === 0) return [];
    if (!(await this.#with.isAttended(room.id))) {
      await this.#with.rest(room);
      return [];
    }
    const [least, most] = this.#with.pause;
    const owners = this.#with.owners(room);
    return room.botsToMove.map((seat) => ({
      round: playing.match.round,
      seat,
      pause: playing.isHandover || isHidden(playing) ? 0 : least + this.#with.draw(most - least + 1),
      legal: playing.match.legalMoves(seat),
      task: this.#task(room, playing, seat),
      owners,
      end: new AbortController(),
    }));
  }

  #task({ table }: Room, playing: Playing, seat: SeatId): BotTask {
    const level = playing.botAt(seat) ?? gameEntry(table.game).standIn;
    return { ...taskFor(playing.match, seat, this.#with.patience, this.#with.draw), game: table.game, level };
  }

  /** Null if nobody wants to know any more. */
  async #choose(table: string, { legal, task, owners, end: { signal } }: Turn): Promise<string | null> {
    if (legal.length === 1) return legal[0];
    for (let tries = 0; tries < TRIES && !signal.aborted; tries++) {
      try {
        const text = await this.#with.thinker.think(task, { owners, table, signal });
        if (legal.includes(text)) return text;
        this.#with.complain(new Error(`bot ${task.level} of ${task.game} chose "${text}", which is not legal`));
      } catch (error) {
        if (!signal.aborted) this.#with.complain(error);
      }
    }
    return signal.aborted ? null : legal[this.#with.draw(legal.length)];
  }

  async #finish(room: Room, turn: Turn, text: string): Promise<void> {
    // Somebody took the seat or the last move back while the bot was thinking; what others chose meanwhile is no matter.
    if (!isOpen(room, turn)) return;
    const at = new Date(this.#with.time.now());
    await this.#with.record(room, { kind: 'move', seat: turn.seat, text, by_bot: true, command: null, at });
  }

  #sleep(ms: number): Promise<void> {
    if (ms <= 0 || this.#isStopped) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = (): void => {
        cancel();
        this.#sleepers.delete(wake);
        resolve();
      };
      const cancel = this.#with.time.after(ms, wake);
      this.#sleepers.add(wake);
    });
  }
}

/** Whether a bot's choice is still awaited, and from this node. */
function isOpen(room: Room, { round, seat }: Turn): boolean {
  return room.isKept && room.playing?.match.round === round && room.botsToMove.includes(seat);
}

/**
 * Nobody sees a bot's choice before the last one is made, so nothing needs a pause: some have chosen already, or a person
 * chooses at the same time. Where bots play among themselves, those who look on want to follow.
 */
function isHidden(playing: Playing): boolean {
  if (playing.match.round < playing.match.version) return true;
  const acting = playing.acting();
  return acting.length > 1 && acting.some((seat) => playing.botAt(seat) === null);
}

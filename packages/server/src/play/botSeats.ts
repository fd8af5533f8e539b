import type { SeatId } from '@pharos/core';
import type { BotTask } from '../botWorker.ts';
import { gameEntry } from '../games.ts';
import { secretDraw } from '../ids.ts';
import type { Time } from '../time.ts';
import { packState } from './botState.ts';
import type { Thinker } from './botThreads.ts';
import type { Change, Playing } from './playing.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** A bot thinks this many times before chance decides for it. */
const TRIES = 3;
/** After a failure of storage. */
const RETRY_MS = 1000;

interface Dependencies {
  readonly rooms: Rooms;
  readonly time: Time;
  readonly thinker: Thinker;
  /** Least and most milliseconds before a bot's move, so that people can follow. */
  readonly pause: readonly [number, number];
  record(room: Room, ...changes: Change[]): Promise<void>;
  complain(error: unknown): void;
}

interface Turn {
  readonly round: number;
  readonly seat: SeatId;
  readonly pause: number;
  readonly legal: readonly string[];
  readonly task: BotTask;
}

/** Plays for bots and for people who are away. Whatever goes wrong, the table never stands still. */
export class BotSeats {
  readonly #with: Dependencies;
  /** Tables being played at; true if they changed in the meantime. */
  readonly #busy = new Map<string, boolean>();
  readonly #sleepers = new Set<() => void>();
  #isStopped = false;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  /** Plays on if it is a bot's turn. Called within the room's turn. */
  wake(room: Room): void {
    if (this.#isStopped || nextSeat(room) === null) return;
    if (this.#busy.has(room.id)) this.#busy.set(room.id, true);
    else void this.#drive(room.id);
  }

  stop(): void {
    this.#isStopped = true;
    for (const wake of this.#sleepers) wake();
  }

  async #drive(id: string): Promise<void> {
    do {
      this.#busy.set(id, false);
      try {
        while (!this.#isStopped && (await this.#playTurn(id)));
      } catch (error) {
        if (this.#isStopped) break;
        this.#with.complain(error);
        await this.#sleep(RETRY_MS);
        this.#busy.set(id, true);
      }
    } while (this.#busy.get(id) === true && !this.#isStopped);
    this.#busy.delete(id);
  }

  /** Answers whether there was a turn to play. */
  async #playTurn(id: string): Promise<boolean> {
    const turn = await this.#with.rooms.use(id, (room) => this.#prepare(room));
    if (turn === null) return false;
    const [text] = await Promise.all([this.#choose(turn), this.#sleep(turn.pause)]);
    if (!this.#isStopped) await this.#with.rooms.use(id, (room) => this.#finish(room, turn, text));
    return true;
  }

  #prepare(room: Room): Turn | null {
    const seat = nextSeat(room);
    const { playing } = room;
    if (seat === null || playing === null) return null;
    const [least, most] = this.#with.pause;
    return {
      round: playing.match.round,
      seat,
      pause: playing.isHandover || isShared(playing) ? 0 : least + secretDraw(most - least + 1),
      legal: playing.match.legalMoves(seat),
      task: botTask(room, playing, seat),
    };
  }

  async #choose({ legal, task }: Turn): Promise<string> {
    if (legal.length === 1) return legal[0];
    for (let tries = 0; tries < TRIES && !this.#isStopped; tries++) {
      try {
        const text = await this.#with.thinker.think(task);
        if (legal.includes(text)) return text;
        this.#with.complain(new Error(`bot ${task.level} of ${task.game} chose "${text}", which is not legal`));
      } catch (error) {
        this.#with.complain(error);
      }
    }
    return legal[secretDraw(legal.length)];
  }

  async #finish(room: Room, turn: Turn, text: string): Promise<void> {
    const { playing } = room;
    // Somebody took the seat or the last move back while the bot was thinking; what others chose meanwhile is no matter.
    if (playing?.match.round !== turn.round || !isBotsTurn(room, turn.seat)) return;
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

/** The seat a bot has to move for; null if there is none. */
function nextSeat({ table, playing }: Room): SeatId | null {
  if (playing === null || table.phase !== 'playing') return null;
  return playing.acting().find((seat) => playing.botAt(seat) !== null) ?? null;
}

function isBotsTurn({ table, playing }: Room, seat: SeatId): boolean {
  return (
    table.phase === 'playing' && playing !== null && playing.acting().includes(seat) && playing.botAt(seat) !== null
  );
}

/** Several seats choose at once: nobody sees a bot's choice before the last one is made, so nothing needs a pause. */
function isShared(playing: Playing): boolean {
  return playing.match.round < playing.match.version || playing.acting().length > 1;
}

/** Everything hidden from the seat is drawn afresh here: the true state never leaves this thread. */
function botTask({ table }: Room, playing: Playing, seat: SeatId): BotTask {
  const { match } = playing;
  const level = playing.botAt(seat) ?? gameEntry(table.game).standIn;
  const state = packState(match.game, match.options, match.imagine(seat, secretDraw));
  return { game: table.game, level, seat, state, luck: [secretDraw(2 ** 32), secretDraw(2 ** 32)] };
}

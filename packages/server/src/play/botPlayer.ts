import { taskFor } from '@pharos/bots';
import type { SeatId } from '@pharos/core';
import { daysPerMove } from '@pharos/protocol';
import type { BotComputing, Requester } from '../bots/botPool.ts';
import type { BotTask } from '../bots/botTask.ts';
import { repeatableTask } from '../bots/repeatableTask.ts';
import { gameEntry } from '../shared/games.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { RunningGame } from './runningGame.ts';
import type { TableActivity } from './tableActivity.ts';

/** A bot is asked this many times before chance decides for it. */
const ATTEMPTS = 3;
/** After a failure of storage. */
const RETRY_MS = 1000;

interface Dependencies extends BotComputing {
  readonly rooms: Pick<Rooms, 'change'>;
  /** Least and most milliseconds before a bot's move, so that people can follow. It computes meanwhile. */
  readonly pause: readonly [number, number];
  readonly activity: Pick<TableActivity, 'isActive' | 'requesters'>;
  /** Nobody waits for the bots of a table. Called within the room's turn. */
  pauseBots(room: Room): Promise<void>;
  reportError(error: unknown): void;
}

interface Turn {
  readonly round: number;
  readonly seat: SeatId;
  readonly pause: number;
  readonly legal: readonly string[];
  readonly task: BotTask;
  readonly requesters: readonly Requester[];
  /** Ends the computing when nobody waits for it any more. */
  readonly abort: AbortController;
}

/** A table at which bots are playing. */
interface ActiveTable {
  hasChanged: boolean;
  turns: readonly Turn[];
}

/**
 * Plays for bots and for people who are away, at the tables this node has claimed. Whatever goes wrong, a table never
 * stands still.
 */
export class BotPlayer {
  readonly #with: Dependencies;
  readonly #active = new Map<string, ActiveTable>();
  readonly #sleeping = new Set<() => void>();
  #isStopped = false;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  /** Tables at which bots are playing. */
  get activeTables(): readonly string[] {
    return [...this.#active.keys()];
  }

  /** Plays on if it is a bot's turn, and calls off what nobody waits for. Called within the room's turn. */
  schedule(room: Room): void {
    const active = this.#active.get(room.id);
    for (const turn of active?.turns ?? []) if (!isPending(room, turn)) turn.abort.abort();
    if (this.#isStopped || !room.isClaimed || room.botsToMove.length === 0) return;
    if (active === undefined) void this.#playTable(room.id);
    else active.hasChanged = true;
  }

  stop(): void {
    this.#isStopped = true;
    for (const wake of this.#sleeping) wake();
    for (const { turns } of this.#active.values()) for (const { abort } of turns) abort.abort();
  }

  async #playTable(id: string): Promise<void> {
    const active: ActiveTable = { hasChanged: false, turns: [] };
    this.#active.set(id, active);
    do {
      active.hasChanged = false;
      try {
        while (!this.#isStopped && (await this.#playRound(id, active)));
      } catch (error) {
        if (this.#isStopped) break;
        this.#with.reportError(error);
        await this.#sleep(RETRY_MS);
        active.hasChanged = true;
      }
    } while (active.hasChanged && !this.#isStopped);
    this.#active.delete(id);
  }

  /** Bots that choose at once compute at once. Answers whether there was a turn to play. */
  async #playRound(id: string, active: ActiveTable): Promise<boolean> {
    active.turns = await this.#with.rooms.change(id, (room) => this.#prepare(room));
    const played = await Promise.allSettled(active.turns.map((turn) => this.#playTurn(id, turn)));
    const failed = played.find((one) => one.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    return played.length > 0;
  }

  async #playTurn(id: string, turn: Turn): Promise<void> {
    const pause = this.#sleep(turn.pause);
    const text = await this.#choose(id, turn);
    if (text === null) return;
    await pause;
    if (!this.#isStopped) await this.#with.rooms.change(id, (room) => this.#finish(room, turn, text));
  }

  async #prepare(room: Room): Promise<Turn[]> {
    const { runningGame } = room;
    if (runningGame === null || !room.isClaimed || room.botsToMove.length === 0) return [];
    if (!isPlayedByPost(room) && !(await this.#with.activity.isActive(room.id))) {
      await this.#with.pauseBots(room);
      return [];
    }
    const [least, most] = this.#with.pause;
    const requesters = this.#with.activity.requesters(room);
    return room.botsToMove.map((seat) => ({
      round: runningGame.match.round,
      seat,
      pause: runningGame.isHandover || isUnseen(runningGame) ? 0 : least + this.#with.draw(most - least + 1),
      legal: runningGame.match.legalMoves(seat),
      task: this.#task(room, runningGame, seat),
      requesters,
      abort: new AbortController(),
    }));
  }

  #task({ table }: Room, game: RunningGame, seat: SeatId): BotTask {
    const level = game.botAt(seat) ?? gameEntry(table.game).standIn;
    const task =
      table.daily === null
        ? taskFor(game.match, seat, this.#with.thinkTimeout, this.#with.draw)
        : repeatableTask(game.match, seat);
    return { ...task, game: table.game, level };
  }

  /** Null if nobody wants to know any more. */
  async #choose(table: string, { legal, task, requesters, abort: { signal } }: Turn): Promise<string | null> {
    if (legal.length === 1) return legal[0];
    for (let attempt = 0; attempt < ATTEMPTS && !signal.aborted; attempt++) {
      try {
        const text = await this.#with.pool.chooseMove(task, { requesters, table, signal });
        if (legal.includes(text)) return text;
        this.#with.reportError(new Error(`bot ${task.level} of ${task.game} chose "${text}", which is not legal`));
      } catch (error) {
        if (!signal.aborted) this.#with.reportError(error);
      }
    }
    return signal.aborted ? null : legal[this.#with.draw(legal.length)];
  }

  async #finish(room: Room, turn: Turn, text: string): Promise<void> {
    // Somebody took the seat or the last move back while the bot was computing; what others chose meanwhile is no matter.
    if (!isPending(room, turn)) return;
    const at = new Date(this.#with.time.now());
    await room.append({ kind: 'move', seat: turn.seat, text, by_bot: true, command: null, at });
  }

  #sleep(ms: number): Promise<void> {
    if (ms <= 0 || this.#isStopped) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = (): void => {
        cancel();
        this.#sleeping.delete(wake);
        resolve();
      };
      const cancel = this.#with.time.after(ms, wake);
      this.#sleeping.add(wake);
    });
  }
}

/** By correspondence nobody sits at the table and waits: a bot moves as long as a person plays. */
function isPlayedByPost({ table, seats, game }: Room): boolean {
  return (
    daysPerMove(table.clock) !== null && seats.some(({ seat, guest }) => guest !== null && game.standIn(seat) === null)
  );
}

/** Whether a bot's choice is still awaited, and from this node. */
function isPending(room: Room, { round, seat }: Turn): boolean {
  return room.isClaimed && room.runningGame?.match.round === round && room.botsToMove.includes(seat);
}

/**
 * Nobody sees a bot's choice before the last one is made, so nothing needs a pause: some have chosen already, or a person
 * chooses at the same time. Where bots play among themselves, those who look on want to follow.
 */
function isUnseen(game: RunningGame): boolean {
  if (game.match.round < game.match.version) return true;
  const acting = game.acting();
  return acting.length > 1 && acting.some((seat) => game.botAt(seat) === null);
}

import type { AnyMatch } from '@pharos/bots';
import { hasSeat, seatsOf, type GameEvent, type Played, type SeatId } from '@pharos/core';
import { gameEntry } from '../shared/games.ts';
import { Refusal } from '../shared/refusal.ts';
import type { LogRow, SeatRow, TableRow } from '../storage/schema.ts';
import { GameClocks } from './clocks.ts';
import { ChangeLimits, type Detour } from './changeLimits.ts';
import type { Deal } from './deal.ts';

/** Why a bot plays for somebody. */
export type StandInReason = 'left' | 'timeout' | 'absent';

/** Something to be added to the log. */
export type Change = Pick<LogRow, 'kind' | 'seat' | 'text' | 'by_bot' | 'command'> & {
  readonly at: Date;
  /** The version the player was looking at. */
  readonly seen?: number;
};

/** What an entry of the log did to the game. */
export interface Step {
  readonly kind: LogRow['kind'];
  readonly events: readonly GameEvent[];
  readonly move: Played | null;
}

/** A move that stands, with what happened: nothing of it is hidden yet. */
export interface Made {
  readonly move: Played;
  readonly events: readonly GameEvent[];
  readonly byBot: boolean;
}

/** A game under way, rebuilt from its log at any time by applying the entries in order. */
export class Playing {
  readonly match: AnyMatch;
  readonly clocks: GameClocks;
  readonly #table: TableRow;
  readonly #seats: readonly SeatRow[];
  readonly #standIns = new Map<SeatId, StandInReason>();
  readonly #made: Made[] = [];
  readonly #allowance = new ChangeLimits();
  #entries = 0;
  #last: LogRow['kind'] | null = null;
  #lastAt: number;
  /** The entry the present rules refuse: the game is shown as far as it goes and cannot be continued. */
  #stoppedAt: number | null = null;

  constructor(table: TableRow, seats: readonly SeatRow[], deal: Deal) {
    if (table.started_at === null) throw new Error(`table ${table.id} has not started`);
    this.#table = table;
    this.#seats = seats;
    this.match = deal(table);
    this.#lastAt = table.started_at.getTime();
    this.clocks = new GameClocks(table.clock, this.#running(), table.started_at.getTime());
  }

  /** Number of entries applied. */
  get entries(): number {
    return this.#entries;
  }

  /** When something happened here last. */
  get lastAt(): number {
    return this.#lastAt;
  }

  /** Whether a bot has just been called in: it moves at once, for the others have waited long enough. */
  get isHandover(): boolean {
    return this.#last === 'standIn';
  }

  /** The moves that stand, in order: those taken back are not among them. */
  get made(): readonly Made[] {
    return this.#made;
  }

  get isStopped(): boolean {
    return this.#stoppedAt !== null;
  }

  standIn(seat: SeatId): StandInReason | null {
    return this.#standIns.get(seat) ?? null;
  }

  /** The level of the bot that plays a seat now, its own or a stand-in; null if a person does. */
  botAt(seat: SeatId): string | null {
    const row = this.#seats[seat];
    if (row.kind === 'bot') return row.level;
    return this.#standIns.has(seat) ? gameEntry(this.#table.game).standIn : null;
  }

  acting(): SeatId[] {
    return this.isStopped ? [] : seatsOf(this.match.toAct());
  }

  /** The seats that bots have to move for. */
  botsToMove(): SeatId[] {
    return this.acting().filter((seat) => this.botAt(seat) !== null);
  }

  /** Whether the last move may be taken back by whoever plays these seats. */
  canUndo(seats: readonly SeatId[]): boolean {
    const last = this.#made.at(-1);
    if (last === undefined || this.isStopped || this.match.toAct() === 0) return false;
    const { seat } = last.move;
    return (
      seats.includes(seat) &&
      !reveals(last) &&
      !last.byBot &&
      !this.#standIns.has(seat) &&
      this.#allowance.allows(seat, 'undo')
    );
  }

  /** Applies an entry read from storage. One that is refused stops the game instead of failing: then null. */
  restore(row: LogRow): Step | null {
    if (this.isStopped) return null;
    try {
      return this.apply(row);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#stoppedAt = row.entry;
      return null;
    }
  }

  /** Carries a change out; refuses what the rules refuse, and then nothing has changed. */
  apply(change: Change): Step {
    if (this.isStopped) throw new Refusal('GAME_STOPPED', 'the present rules cannot continue this game');
    const detour = this.#detourOf(change);
    const step = this.#carryOut(change);
    if (detour !== null) this.#allowance.count(change.seat, detour);
    this.#entries++;
    this.#last = change.kind;
    this.#lastAt = change.at.getTime();
    return step;
  }

  /** Refuses what would make the log longer without end. Not asked for what is stored already. */
  needAllowance(change: Change): void {
    const detour = this.#detourOf(change);
    if (detour !== null) this.#allowance.need(change.seat, detour);
  }

  #detourOf({ kind, seat }: Change): Detour | null {
    if (kind === 'undo') return 'undo';
    if (kind === 'takeBack') return 'return';
    // Who has chosen may choose again until all have.
    return kind === 'move' && !hasSeat(this.match.toAct(), seat) ? 'change' : null;
  }

  #carryOut(change: Change): Step {
    switch (change.kind) {
      case 'move':
        return this.#move(change);
      case 'undo':
        return this.#undo(change);
      case 'standIn':
        this.#standIns.set(change.seat, change.text as StandInReason);
        this.clocks.handedOver(this.#running(), change.at.getTime());
        break;
      case 'takeBack':
        this.#standIns.delete(change.seat);
        this.clocks.takenBack(change.seat, this.#running(), change.at.getTime());
        break;
    }
    return { kind: change.kind, events: [], move: null };
  }

  #move({ seat, text, seen, by_bot, at }: Change): Step {
    const played = this.match.play(seat, text ?? '', seen);
    if (!played.ok) throw Refusal.from(played.problem);
    const events = played.value;
    // The game's own wording of the move, whatever the player wrote.
    const move = this.match.log.at(-1) ?? { seat, text: text ?? '' };
    this.#made.push({ move, events, byBot: by_bot });
    this.clocks.moved(seat, this.#running(), at.getTime());
    return { kind: 'move', events, move };
  }

  #undo({ seat, seen, at }: Change): Step {
    if (seen !== undefined && seen !== this.match.version)
      throw new Refusal('STALE', `the position is at version ${this.match.version}`);
    if (this.#made.at(-1)?.byBot === true) throw new Refusal('NOTHING_TO_UNDO', 'a bot made the last move');
    const undone = this.match.undo(seat);
    if (!undone.ok) throw Refusal.from(undone.problem);
    this.#made.pop();
    this.clocks.undone(this.#running(), at.getTime());
    return { kind: 'undo', events: [], move: null };
  }

  /** Which clocks run: those of people who have to choose. */
  #running(): boolean[] {
    const acting = this.match.toAct();
    return this.#seats.map(({ seat }) => hasSeat(acting, seat) && this.botAt(seat) === null);
  }
}

function reveals({ events }: Made): boolean {
  return events.some((event) => event.reveals === true);
}

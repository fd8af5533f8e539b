import type { AnyMatch } from '@pharos/bots';
import { EARLY_END_KINDS, hasSeat, NO_SEATS, seatsOf, type SeatId } from '@pharos/core';
import { daysPerMove } from '@pharos/protocol';
import { gameEntry } from '../shared/games.ts';
import { Refusal } from '../shared/refusal.ts';
import type { LogRow, SeatRow, TableRow } from '../storage/schema.ts';
import { ChangeLimits, type LimitedAction } from './changeLimits.ts';
import { GameClocks } from './clocks.ts';
import type { Deal } from './deal.ts';
import type { NewEntry, StandInReason, Step } from './logEntries.ts';
import { Offers, VOTE_MS } from './offers.ts';
import { Plans } from './plans.ts';

const DAY_MS = 86_400_000;

/** Entries that change nothing about the table itself. */
const OF_GAME: ReadonlySet<LogRow['kind']> = new Set(['move', 'undo', 'plan']);

const CHANGES_VIEWS: ReadonlySet<LogRow['kind']> = new Set(['move', 'undo', 'end']);

/** A game under way, rebuilt from its log at any time by applying the entries in order. */
export class RunningGame {
  readonly match: AnyMatch;
  readonly clocks: GameClocks;
  readonly offers: Offers;
  readonly plans: Plans;
  readonly #table: TableRow;
  readonly #seats: readonly SeatRow[];
  readonly #standIns = new Map<SeatId, StandInReason>();
  /** For each move of the match, whether a bot made it. */
  readonly #byBot: boolean[] = [];
  readonly #limits = new ChangeLimits();
  #entries = 0;
  #steps = 0;
  #last: LogRow['kind'] | null = null;
  #lastAt: number;
  /** The entry the present rules refuse: the game is shown as far as it goes and cannot be continued. */
  #stoppedAt: number | null = null;
  /** An earlier position and how long the log was when it was made. */
  #past: { readonly entries: number; readonly match: AnyMatch } | null = null;

  constructor(table: TableRow, seats: readonly SeatRow[], deal: Deal) {
    if (table.started_at === null) throw new Error(`table ${table.id} has not started`);
    this.#table = table;
    this.#seats = seats;
    this.match = deal(table);
    this.#lastAt = table.started_at.getTime();
    this.plans = new Plans(this.match);
    this.offers = new Offers((daysPerMove(table.clock) ?? 0) * DAY_MS || VOTE_MS);
    this.clocks = new GameClocks(table.clock, this.#running(), table.started_at.getTime());
  }

  /** The game as those see it who only look on: as many rounds late as was agreed, until it is over. */
  get spectatorMatch(): AnyMatch {
    const delay = this.#table.watch_delay * this.match.seatCount;
    if (delay === 0 || this.match.toAct() === NO_SEATS) return this.match;
    if (this.#past?.entries !== this.#entries)
      this.#past = { entries: this.#entries, match: this.match.after(Math.max(0, this.match.version - delay)) };
    return this.#past.match;
  }

  /** Number of entries applied. */
  get entries(): number {
    return this.#entries;
  }

  /** Moves, undos and ends: with each the game looks otherwise, and with nothing else. */
  get steps(): number {
    return this.#steps;
  }

  /** When something happened here last. */
  get lastAt(): number {
    return this.#lastAt;
  }

  /** Whether a bot has just been called in: it moves at once, for the others have waited long enough. */
  get isHandover(): boolean {
    return this.#last === 'standIn';
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

  /** The seats of people other than the one at this seat. */
  askedBy(seat: SeatId): SeatId[] {
    const { guest } = this.#seats[seat];
    const others = this.#seats.filter((row) => row.guest !== null && row.guest !== guest);
    return others.flatMap((row) => (this.#standIns.has(row.seat) ? [] : [row.seat]));
  }

  /** The seats of those who have not answered the open offer. Who plays several answers for all of them. */
  asked(): SeatId[] {
    const { open } = this.offers;
    if (open === null) return [];
    const agreed = new Set(open.agreed.map((seat) => this.#seats[seat].guest));
    return this.askedBy(open.seat).filter((seat) => !agreed.has(this.#seats[seat].guest));
  }

  /** Whether others have to be asked before a seat takes its last move back: not for a choice that still lies face down. */
  asksForUndo(seat: SeatId): boolean {
    return this.match.round === this.match.version && this.askedBy(seat).length > 0;
  }

  /** Refuses to take a move back that cannot be taken back. `seen` is the version the player was looking at. */
  checkUndo(seat: SeatId, seen = this.match.version): void {
    if (seen !== this.match.version) throw new Refusal('STALE', `the position is at version ${this.match.version}`);
    // What the game began with stays.
    if (this.#byBot.length === 0) throw new Refusal('NOTHING_TO_UNDO', 'nobody has moved here');
    if (this.#byBot.at(-1) === true) throw new Refusal('NOTHING_TO_UNDO', 'a bot made the last move');
    const undoable = this.match.canUndo(seat);
    if (!undoable.ok) throw Refusal.from(undoable.problem);
  }

  /** Whether the last move may be taken back by whoever plays these seats. */
  canUndo(seats: readonly SeatId[]): boolean {
    if (this.isStopped || (this.#byBot.at(-1) ?? true)) return false;
    return seats.some(
      (seat) => this.match.canUndo(seat).ok && !this.#standIns.has(seat) && this.#limits.allows(seat, 'undo'),
    );
  }

  /** Applies an entry read from storage. One that is refused stops the game instead of failing: then null. */
  replay(row: LogRow): Step | null {
    if (this.isStopped) return null;
    try {
      return this.apply(row);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#stoppedAt = row.entry;
      return null;
    }
  }

  /** Carries an entry out; refuses what the rules refuse, and then nothing has changed. */
  apply(entry: NewEntry): Step {
    if (this.isStopped) throw new Refusal('GAME_STOPPED', 'the present rules cannot continue this game');
    const limited = this.#limitedAction(entry);
    const events = this.#applyKind(entry);
    const isAsked = this.offers.follow(entry);
    const { kind, seat } = entry;
    const step = { kind, seat, events, isTableChanged: isAsked || !OF_GAME.has(kind) };
    if (limited !== null) this.#limits.count(entry.seat, limited);
    this.#entries++;
    if (CHANGES_VIEWS.has(kind)) this.#steps++;
    this.plans.follow(entry);
    // Nobody else may see that somebody plans.
    if (entry.kind === 'plan') return step;
    this.#last = entry.kind;
    this.#lastAt = entry.at.getTime();
    return step;
  }

  /** Refuses what would make the log longer without end. Not asked for what is stored already. */
  checkLimits(entry: NewEntry): void {
    const limited = this.#limitedAction(entry);
    if (limited !== null) this.#limits.check(entry.seat, limited);
  }

  #limitedAction({ kind, seat }: NewEntry): LimitedAction | null {
    if (kind === 'undo') return 'undo';
    if (kind === 'takeBack') return 'return';
    if (kind === 'offer' || kind === 'plan') return kind;
    // Who has chosen may choose again until all have.
    return kind === 'move' && !hasSeat(this.match.toAct(), seat) ? 'change' : null;
  }

  /** Answers what happened by it. */
  #applyKind(entry: NewEntry): Step['events'] {
    switch (entry.kind) {
      case 'move':
        return this.#move(entry);
      case 'undo':
        this.#undo(entry);
        break;
      case 'standIn':
        this.#standIns.set(entry.seat, entry.text as StandInReason);
        this.clocks.handedOver(this.#running(), entry.at.getTime());
        break;
      case 'takeBack':
        this.#standIns.delete(entry.seat);
        this.clocks.takenBack(entry.seat, this.#running(), entry.at.getTime());
        break;
      case 'end':
        this.#end(entry);
        break;
      case 'offer':
      case 'accept':
      case 'decline':
      case 'lapse':
        this.#checkOpen(entry);
        break;
      case 'plan':
        break;
    }
    return [];
  }

  #move({ seat, text, seen, by_bot, at }: NewEntry): Step['events'] {
    const played = this.match.play(seat, text ?? '', seen);
    if (!played.ok) throw Refusal.from(played.problem);
    this.#byBot.push(by_bot);
    this.clocks.moved(seat, this.#running(), at.getTime());
    return played.value;
  }

  #undo({ seat, seen, at }: NewEntry): void {
    this.checkUndo(seat, seen);
    const undone = this.match.undo(seat);
    if (!undone.ok) throw Refusal.from(undone.problem);
    this.#byBot.pop();
    this.clocks.undone(this.#running(), at.getTime());
  }

  #end({ seat, text, at }: NewEntry): void {
    const kind = EARLY_END_KINDS.find((known) => known === text);
    if (kind === undefined) throw new Refusal('BAD_SAVE', 'the game ended in a way that is not known');
    const ended = this.match.end(kind === 'resignation' ? { kind, seat } : { kind });
    if (!ended.ok) throw Refusal.from(ended.problem);
    this.clocks.handedOver(this.#running(), at.getTime());
  }

  /** A game that is over asks nobody anything; only an open offer is answered. */
  #checkOpen({ kind }: NewEntry): void {
    if (this.match.toAct() === 0) throw new Refusal('GAME_OVER', 'the game is over');
    if ((kind === 'offer') !== (this.offers.open === null))
      throw kind === 'offer'
        ? new Refusal('OFFER_OPEN', 'an offer is still open')
        : new Refusal('OFFER_CLOSED', 'no offer is open');
  }

  /** Which clocks run: those of people who have to choose. */
  #running(): boolean[] {
    const acting = this.match.toAct();
    return this.#seats.map(({ seat }) => hasSeat(acting, seat) && this.botAt(seat) === null);
  }
}

import { BOT_LEVELS, botRng, taskFor, type BotLevel, type Task } from '@pharos/bots';
import { hasSeat, loadSave, Match, saveMatch, seatsOf, SPECTATOR, type GameEvent } from '@pharos/core';
import type { Answer, ChatMessage, GameUpdate, Hint, Refused, TableInfo, TableState } from '@pharos/protocol';
import type { AnyView, Link, LinkHandlers, LogEntry } from '../table/store/link.ts';
import { loadGame } from './games.ts';
import type { AnyMatch } from './localGame.ts';
import { botPause } from './pace.ts';
import { readLocal, writeLocal, type LocalRecord, type LocalSeat } from './store.ts';
import type { Mind } from './thinking/mind.ts';
import { openMind } from './thinking/openMind.ts';

type Handlers = LinkHandlers<AnyView, GameEvent>;
type Update = GameUpdate<AnyView>;
type Entry = LogEntry<GameEvent>;

/** Milliseconds a bot thinks at most, and whoever gives a hint. */
const PATIENCE = 3000;
const HINT_PATIENCE = 1000;

/** How a game is played here. */
interface Manner {
  /** Milliseconds a bot takes at least, so that people can follow. */
  pause(): number;
  openMind(): Mind;
}

const USUAL: Manner = { pause: () => botPause(false), openMind };

/** What somebody thinks about: of no use once the choice is made. */
interface Thought {
  readonly seat: number;
  readonly round: number;
}

const NO_CLOCK = { kind: 'none' } as const;

/** A game inside this browser: hot-seat, or against bots, without any server. */
export class LocalLink implements Link<AnyView, GameEvent> {
  readonly #match: AnyMatch;
  readonly #seats: readonly LocalSeat[];
  readonly #created: number;
  readonly #hints: boolean;
  readonly #manner: Manner;
  readonly #steps: Entry[] = [];
  #handlers: Handlers | null = null;
  /** Bots and hints think apart, so that neither waits for the other. */
  readonly #bots: Mind;
  readonly #adviser: Mind;
  #botThought: Thought | null = null;
  #hintThought: Thought | null = null;

  private constructor(match: AnyMatch, { seats, created, hints }: Omit<LocalRecord, 'save'>, manner = USUAL) {
    this.#match = match;
    this.#seats = seats;
    this.#created = created;
    // Where nobody else plays there is nobody to be unfair to.
    this.#hints = hints ?? seats.filter(({ level }) => level === null).length === 1;
    this.#manner = manner;
    this.#bots = manner.openMind();
    this.#adviser = manner.openMind();
  }

  /** Deals a game and keeps it on this device, where it is resumed from. */
  static async deal(
    id: string,
    options: unknown,
    seed: string,
    { seats, hints }: Pick<LocalRecord, 'seats' | 'hints'>,
  ): Promise<void> {
    const game = await loadGame(id);
    if (game === null) throw new Error(`the game "${id}" cannot be played here`);
    const match = Match.deal(game, game.withNewestPacks(game.readOptions(options)), seed);
    new LocalLink(match, { seats, hints, created: Date.now() }).#store();
  }

  /** The game left on this device, if there is one that the present rules can read. */
  static async resume(manner: Partial<Manner> = {}): Promise<Link | null> {
    const record = readLocal();
    const game = record && (await loadGame(record.save.game));
    if (record === null || game === null) return null;
    const loaded = loadSave(game, JSON.stringify(record.save));
    if (!loaded.ok) return null;
    const link = new LocalLink(loaded.value.match, record, { ...USUAL, ...manner });
    link.#retell();
    // It carries any game; only the page tells them apart.
    return link as unknown as Link;
  }

  open(handlers: Handlers): void {
    this.#handlers = handlers;
    this.#goOn();
  }

  async watch(): Promise<Answer<TableState<AnyView>>> {
    const game = this.#update([], null);
    return { ok: true, value: { protocol: 1, table: this.#info(), game, chat: [] } };
  }

  async move(v: number, text: string, seat: number): Promise<Answer<{ v: number }>> {
    return this.#play(v, text, seat);
  }

  async undo(): Promise<Answer<{ v: number }>> {
    const undone = this.#match.undo(this.#match.log.at(-1)?.seat ?? 0);
    if (!undone.ok) return undone;
    this.#store();
    this.#handlers?.game(this.#update([], null));
    this.#goOn();
    return { ok: true, value: { v: this.#match.version } };
  }

  /** As the person before the screen may know it; after the game there are no secrets. */
  history(): readonly Entry[] {
    const steps = this.#steps.slice(0, this.#match.version);
    if (this.#match.outcome() !== null) return steps;
    return steps.map((step) => ({ ...step, events: this.#seen(step.events) }));
  }

  async command(): Promise<Answer<TableInfo>> {
    return { ok: true, value: this.#info() };
  }

  async chat(): Promise<Answer<ChatMessage>> {
    return refused({ code: 'NOT_YOUR_TURN', detail: 'nobody to talk to' });
  }

  async hint(v: number, seat: number): Promise<Answer<readonly Hint[]>> {
    const { round, version } = this.#match;
    if (!this.#hints) return refused({ code: 'HINTS_OFF', detail: 'this game is played without hints' });
    if (v < round || v > version) return stale();
    const thought = { seat, round };
    if (this.#seats[seat].level !== null || !this.#isOpen(thought))
      return refused({ code: 'NOT_YOUR_TURN', detail: `seat ${seat} has no choice now` });
    this.#adviser.callOff();
    this.#hintThought = thought;
    try {
      const task = this.#task(seat, HINT_PATIENCE);
      return { ok: true, value: (await this.#adviser.think({ game: this.#game.id, level: null, task })) as Hint[] };
    } catch {
      return stale();
    }
  }

  close(): void {
    this.#handlers = null;
    this.#botThought = null;
    this.#bots.close();
    this.#adviser.close();
  }

  /** The log of a resumed game is told again from its moves. */
  #retell(): void {
    const { seed, options, log } = this.#match;
    if (seed === null) return;
    const copy = Match.deal(this.#game, options, seed);
    for (const { seat, text } of log) {
      const played = copy.play(seat, text);
      if (played.ok) this.#steps.push({ v: copy.version, seat, events: played.value });
    }
  }

  #play(v: number, text: string, seat: number): Answer<{ v: number }> {
    const played = this.#match.play(seat, text, v);
    if (!played.ok) return refused(played.problem);
    this.#steps.splice(this.#match.version - 1, Infinity, { v: this.#match.version, seat, events: played.value });
    this.#store();
    this.#handlers?.game(this.#update(played.value, { seat }));
    if (this.#match.outcome() !== null) this.#handlers?.table(this.#info());
    this.#goOn();
    return { ok: true, value: { v: this.#match.version } };
  }

  get #game(): AnyMatch['game'] {
    return this.#match.game;
  }

  /** Whether a choice still has to be made. */
  #isOpen({ seat, round }: Thought): boolean {
    return round === this.#match.round && hasSeat(this.#match.toAct(), seat);
  }

  /** After each change: nobody thinks about what is over, and the next bot begins. */
  #goOn(): void {
    if (this.#hintThought !== null && !this.#isOpen(this.#hintThought)) {
      this.#hintThought = null;
      this.#adviser.callOff();
    }
    if (this.#botThought !== null && this.#isOpen(this.#botThought)) return;
    this.#bots.callOff();
    this.#botThought = null;
    this.#letBotPlay();
  }

  #letBotPlay(): void {
    const seat = seatsOf(this.#match.toAct()).find((one) => this.#seats[one].level !== null);
    const level = BOT_LEVELS.find((known) => seat !== undefined && known === this.#seats[seat].level);
    if (seat === undefined || level === undefined || this.#handlers === null) return;
    const thought = { seat, round: this.#match.round };
    this.#botThought = thought;
    void this.#botMove(thought, level);
  }

  /** A bot thinks while the others watch; the time it takes is part of the pause. */
  async #botMove(thought: Thought, level: BotLevel): Promise<void> {
    const { seat } = thought;
    const task = this.#task(seat, PATIENCE);
    const paused = sleep(this.#isShared() ? 0 : this.#manner.pause());
    const [legal] = this.#match.legalMoves(seat);
    // A bot that fails must not stop the game.
    const move = await this.#bots.think({ game: this.#game.id, level, task }).catch(() => legal);
    await paused;
    if (this.#botThought !== thought) return;
    this.#botThought = null;
    this.#play(this.#match.version, typeof move === 'string' ? move : legal, seat);
  }

  /** Where several choose at once nobody sees a choice before the last one is made: nothing needs a pause. */
  #isShared(): boolean {
    return this.#match.round < this.#match.version || seatsOf(this.#match.toAct()).length > 1;
  }

  /** What is thought about is drawn afresh from what the seat may know, as on the server. */
  #task(seat: number, patience: number): Task {
    const { seed, version } = this.#match;
    return taskFor(this.#match, seat, patience, botRng(seed ?? '0', version));
  }

  /** Whose eyes: the person to move; at a bot's turn the person who watches it. */
  #viewer(): number {
    const isPerson = (seat: number): boolean => this.#seats[seat].level === null;
    return seatsOf(this.#match.toAct()).find(isPerson) ?? [...this.#seats.keys()].find(isPerson) ?? SPECTATOR;
  }

  #update(events: readonly GameEvent[], move: Update['move']): Update {
    return {
      table: 'local',
      v: this.#match.version,
      events: this.#seen(events),
      move,
      view: this.#match.view(this.#viewer()),
      clocks: {
        rule: NO_CLOCK,
        now: Date.now(),
        left: this.#seats.map(() => null),
        running: this.#seats.map(() => false),
      },
      canUndo: this.#canUndo(),
    };
  }

  #seen(events: readonly GameEvent[]): GameEvent[] {
    const viewer = this.#viewer();
    return events.flatMap((event) => this.#game.redact(event, viewer) ?? []);
  }

  /** Tried on a copy: the log alone decides, and the copy is cheap. */
  #canUndo(): boolean {
    const last = this.#match.log.at(-1);
    if (last === undefined || this.#seats[last.seat].level !== null || this.#match.seed === null) return false;
    const copy = Match.deal(this.#game, this.#match.options, this.#match.seed);
    for (const { seat, text } of this.#match.log) copy.play(seat, text);
    return copy.undo(last.seat).ok;
  }

  #info(): TableInfo {
    return {
      id: 'local',
      game: this.#game.id,
      options: this.#match.options,
      phase: this.#match.outcome() === null ? 'playing' : 'finished',
      host: 'local',
      isHost: true,
      seats: this.#seats.map(({ name, level }, seat) => ({
        seat,
        kind: level === null ? 'guest' : 'bot',
        name,
        guest: level === null ? `local-${seat}` : null,
        level,
        connected: true,
        standIn: false,
        mine: level === null,
      })),
      clock: NO_CLOCK,
      visibility: 'private',
      chat: false,
      hints: this.#hints,
      spectators: 0,
      created: this.#created,
      revision: 0,
      commitment: null,
      secret: null,
      rematch: null,
    };
  }

  #store(): void {
    writeLocal({ save: saveMatch(this.#match), seats: this.#seats, created: this.#created, hints: this.#hints });
  }
}

function refused(problem: Refused): { ok: false; problem: Refused } {
  return { ok: false, problem };
}

const stale = (): { ok: false; problem: Refused } => refused({ code: 'STALE', detail: 'the choice is made' });

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

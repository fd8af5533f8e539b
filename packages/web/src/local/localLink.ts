import { BOT_LEVELS, botRng, type BotLevel } from '@pharos/bots';
import { loadSave, Match, saveMatch, seatsOf, SPECTATOR, type GameEvent, type Problem } from '@pharos/core';
import type { Answer, ChatMessage, GameUpdate, TableInfo, TableState } from '@pharos/protocol';
import type { AnyView, Link, LinkHandlers, LogEntry } from '../store/link.ts';
import { loadGame } from './games.ts';
import type { AnyMatch, LocalGame } from './localGame.ts';
import { readLocal, writeLocal, type LocalRecord, type LocalSeat } from './store.ts';

type Handlers = LinkHandlers<AnyView, GameEvent>;
type Update = GameUpdate<AnyView>;
type Entry = LogEntry<GameEvent>;

/** A bot that answers at once is hard to follow. */
const THINKING = 650;

const NO_CLOCK = { kind: 'none' } as const;

/** A game inside this browser: hot-seat, or against bots, without any server. */
export class LocalLink implements Link<AnyView, GameEvent> {
  readonly #kit: LocalGame;
  readonly #match: AnyMatch;
  readonly #seats: readonly LocalSeat[];
  readonly #created: number;
  readonly #steps: Entry[] = [];
  #handlers: Handlers | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(kit: LocalGame, match: AnyMatch, { seats, created }: Pick<LocalRecord, 'seats' | 'created'>) {
    this.#kit = kit;
    this.#match = match;
    this.#seats = seats;
    this.#created = created;
  }

  /** Deals a game and keeps it on this device, where it is resumed from. */
  static async deal(id: string, options: unknown, seed: string, seats: readonly LocalSeat[]): Promise<void> {
    const kit = await loadGame(id);
    if (kit === null) throw new Error(`the game "${id}" cannot be played here`);
    const match = Match.deal(kit.game, kit.game.readOptions(options), seed);
    new LocalLink(kit, match, { seats, created: Date.now() }).#store();
  }

  /** The game left on this device, if there is one that the present rules can read. */
  static async resume(): Promise<Link | null> {
    const record = readLocal();
    const kit = record && (await loadGame(record.save.game));
    if (record === null || kit === null) return null;
    const loaded = loadSave(kit.game, JSON.stringify(record.save));
    if (!loaded.ok) return null;
    const link = new LocalLink(kit, loaded.value.match, record);
    link.#retell();
    // It carries any game; only the page tells them apart.
    return link as unknown as Link;
  }

  open(handlers: Handlers): void {
    this.#handlers = handlers;
    this.#letBotsPlay();
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
    clearTimeout(this.#timer);
    this.#store();
    this.#handlers?.game(this.#update([], null));
    this.#letBotsPlay();
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

  close(): void {
    clearTimeout(this.#timer);
    this.#handlers = null;
  }

  /** The log of a resumed game is told again from its moves. */
  #retell(): void {
    const { seed, options, log } = this.#match;
    if (seed === null) return;
    const copy = Match.deal(this.#kit.game, options, seed);
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
    this.#letBotsPlay();
    return { ok: true, value: { v: this.#match.version } };
  }

  #letBotsPlay(): void {
    const acting = seatsOf(this.#match.toAct());
    const seat = acting.find((one) => this.#seats[one].level !== null);
    const level = BOT_LEVELS.find((known) => seat !== undefined && known === this.#seats[seat].level);
    if (seat === undefined || level === undefined) return;
    // Where several choose at once nobody sees a choice before the last one is made: nothing needs a pause.
    const isShared = this.#match.round < this.#match.version || acting.length > 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#botMove(seat, level), isShared ? 0 : THINKING);
  }

  #botMove(seat: number, level: BotLevel): void {
    const { seed, version } = this.#match;
    const rng = botRng(seed ?? '0', version);
    // What the bot sees is drawn afresh from what its seat may know, as on the server.
    const imagined = this.#match.imagine(seat, rng);
    const move = this.#kit.bot(level).choose(imagined, seat, rng);
    this.#play(version, this.#kit.game.formatMove(imagined, move), seat);
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
    return events.flatMap((event) => this.#kit.game.redact(event, viewer) ?? []);
  }

  /** Tried on a copy: the log alone decides, and the copy is cheap. */
  #canUndo(): boolean {
    const last = this.#match.log.at(-1);
    if (last === undefined || this.#seats[last.seat].level !== null || this.#match.seed === null) return false;
    const copy = Match.deal(this.#kit.game, this.#match.options, this.#match.seed);
    for (const { seat, text } of this.#match.log) copy.play(seat, text);
    return copy.undo(last.seat).ok;
  }

  #info(): TableInfo {
    return {
      id: 'local',
      game: this.#kit.game.id,
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
      spectators: 0,
      created: this.#created,
      revision: 0,
      commitment: null,
      secret: null,
      rematch: null,
    };
  }

  #store(): void {
    writeLocal({ save: saveMatch(this.#match), seats: this.#seats, created: this.#created });
  }
}

function refused(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}

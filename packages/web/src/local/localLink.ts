import { BOT_LEVELS, botRng, duelBot, type BotLevel } from '@pharos/bots';
import { firstSeat, loadSave, Match, saveMatch, SPECTATOR, type Problem } from '@pharos/core';
import { duel, type DuelEvent, type DuelView, type Options, type State } from '@pharos/duel';
import type { Answer, ChatMessage, TableInfo } from '@pharos/protocol';
import type { DuelTableState, DuelUpdate, Link, LinkHandlers, LogEntry } from '../store/link.ts';
import { readLocal, writeLocal, type LocalRecord, type LocalSeat } from './store.ts';

type DuelMatch = Match<Options, State, DuelView, DuelEvent>;

/** A bot that answers at once is hard to follow. */
const THINKING = 650;

const NO_CLOCK = { kind: 'none' } as const;

/** A game inside this browser: hot-seat, or against a bot, without any server. */
export class LocalLink implements Link {
  readonly #match: DuelMatch;
  readonly #seats: readonly [LocalSeat, LocalSeat];
  readonly #created: number;
  readonly #steps: LogEntry[] = [];
  #handlers: LinkHandlers | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(match: DuelMatch, { seats, created }: Pick<LocalRecord, 'seats' | 'created'>) {
    this.#match = match;
    this.#seats = seats;
    this.#created = created;
  }

  static deal(options: unknown, seed: string, seats: readonly [LocalSeat, LocalSeat]): LocalLink {
    const link = new LocalLink(Match.deal(duel, duel.readOptions(options), seed), { seats, created: Date.now() });
    link.#store();
    return link;
  }

  /** The game left on this device, if there is one that the present rules can read. */
  static resume(): LocalLink | null {
    const record = readLocal();
    if (record === null) return null;
    const loaded = loadSave(duel, JSON.stringify(record.save));
    if (!loaded.ok) return null;
    const link = new LocalLink(loaded.value.match, record);
    link.#retell();
    return link;
  }

  open(handlers: LinkHandlers): void {
    this.#handlers = handlers;
    this.#letBotsPlay();
  }

  async watch(): Promise<Answer<DuelTableState>> {
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
  history(): readonly LogEntry[] {
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
    const copy = Match.deal(duel, options, seed);
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
    const acting = this.#match.toAct();
    if (acting === 0) return;
    const seat = firstSeat(acting);
    const level = BOT_LEVELS.find((known) => known === this.#seats[seat].level);
    if (level === undefined) return;
    this.#timer = setTimeout(() => this.#botMove(seat, level), THINKING);
  }

  #botMove(seat: number, level: BotLevel): void {
    const { seed, version } = this.#match;
    const rng = botRng(seed ?? '0', version);
    // What the bot sees is drawn afresh from what its seat may know, as on the server.
    const imagined = this.#match.imagine(seat, rng);
    const move = duelBot(level).choose(imagined, seat, rng);
    this.#play(version, duel.formatMove(imagined, move), seat);
  }

  /** Whose eyes: the person to move; at a bot's turn the person who watches it. */
  #viewer(): number {
    const acting = this.#match.toAct();
    if (acting !== 0 && this.#seats[firstSeat(acting)].level === null) return firstSeat(acting);
    const person = this.#seats.findIndex((seat) => seat.level === null);
    return person < 0 ? SPECTATOR : person;
  }

  #update(events: readonly DuelEvent[], move: DuelUpdate['move']): DuelUpdate {
    return {
      table: 'local',
      v: this.#match.version,
      events: this.#seen(events),
      move,
      view: this.#match.view(this.#viewer()),
      clocks: { rule: NO_CLOCK, now: Date.now(), left: [null, null], running: [false, false] },
      canUndo: this.#canUndo(),
    };
  }

  #seen(events: readonly DuelEvent[]): DuelEvent[] {
    const viewer = this.#viewer();
    return events.flatMap((event) => duel.redact(event, viewer) ?? []);
  }

  /** Tried on a copy: the log alone decides, and the copy is cheap. */
  #canUndo(): boolean {
    const last = this.#match.log.at(-1);
    if (last === undefined || this.#seats[last.seat].level !== null || this.#match.seed === null) return false;
    const copy = Match.deal(duel, this.#match.options, this.#match.seed);
    for (const { seat, text } of this.#match.log) copy.play(seat, text);
    return copy.undo(last.seat).ok;
  }

  #info(): TableInfo {
    return {
      id: 'local',
      game: 'duel',
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

import { botRng, readBotName, taskFor, type BotName, type Task } from '@pharos/bots';
import {
  hasSeat,
  loadSave,
  Match,
  NO_SEATS,
  saveMatch,
  seatsOf,
  type EarlyEnd,
  type GameEvent,
  type Memory,
} from '@pharos/core';
import type * as protocol from '@pharos/protocol';
import { gameNamed } from '../games/knownGames.ts';
import { deviceTable, noClocks } from '../table/store/deviceTable.ts';
import type { AnyView, Link, LinkHandlers, LogEntry } from '../table/store/link.ts';
import type { AnyMatch, LocalGame } from './localGame.ts';
import { botPause } from './pace.ts';
import type { LocalRecord, LocalSeat } from './localRecord.ts';
import { readLocal, writeLocal } from './store.ts';
import type { BotRunner } from './bots/botRunner.ts';
import { openBots } from './bots/openBots.ts';

type Handlers = LinkHandlers<AnyView, GameEvent>;
type Update = protocol.GameUpdate<AnyView>;
type Entry = LogEntry<GameEvent>;

/** Milliseconds a bot thinks at most, and whoever gives a hint. */
const BOT_TIME = 3000;
const HINT_TIME = 1000;

/** How bots play here. */
interface BotSettings {
  /** Milliseconds a bot takes at least, so that people can follow. */
  pause(): number;
  openBots(game: LocalGame): BotRunner;
}

const USUAL: BotSettings = { pause: () => botPause(false), openBots };

/** A choice that a bot is asked about: its answer is of no use once the choice is made. */
interface OpenChoice {
  readonly seat: number;
  readonly round: number;
}

/** A game inside this browser: hot-seat, or against bots, without any server. */
export class LocalLink implements Link<AnyView, GameEvent> {
  readonly #match: AnyMatch;
  readonly #seats: readonly LocalSeat[];
  readonly #created: number;
  readonly #hints: boolean;
  readonly #memory: boolean;
  #coach: boolean | undefined;
  readonly #settings: BotSettings;
  #handlers: Handlers | null = null;
  /** Bots and hints think apart, so that neither waits for the other. */
  readonly #bots: BotRunner;
  readonly #hintBots: BotRunner;
  #botChoice: OpenChoice | null = null;
  #hintChoice: OpenChoice | null = null;

  private constructor(
    game: LocalGame,
    match: AnyMatch,
    { seats, created, hints, memory, coach }: Omit<LocalRecord, 'save'>,
    settings = USUAL,
  ) {
    this.#match = match;
    this.#seats = seats;
    this.#created = created;
    // Where nobody else plays there is nobody to be unfair to.
    this.#hints = hints ?? seats.filter(({ level }) => level === null).length === 1;
    this.#memory = (memory ?? true) && match.game.memory !== undefined;
    this.#coach = coach;
    this.#settings = settings;
    this.#bots = settings.openBots(game);
    this.#hintBots = settings.openBots(game);
  }

  /** Deals a game and keeps it on this device, where it is resumed from. */
  static async deal(
    id: string,
    options: unknown,
    seed: string,
    { seats, hints, memory, coach }: Pick<LocalRecord, 'seats' | 'hints' | 'memory' | 'coach'>,
  ): Promise<void> {
    const game = gameNamed(id);
    if (game === null) throw new Error(`the game "${id}" cannot be played here`);
    const rules = await game.local.rules();
    const match = Match.deal(rules, rules.withNewestPacks(rules.readOptions(options)), seed);
    new LocalLink(game.local, match, { seats, hints, memory, coach, created: Date.now() }).#store();
  }

  /** The game left on this device, if there is one that the present rules can read. */
  static async resume(settings: Partial<BotSettings> = {}): Promise<LocalLink | null> {
    const record = readLocal();
    const game = record && gameNamed(record.save.game);
    if (record === null || game === null) return null;
    const loaded = loadSave(await game.local.rules(), JSON.stringify(record.save));
    if (!loaded.ok) return null;
    return new LocalLink(game.local, loaded.value.match, record, { ...USUAL, ...settings });
  }

  /** The game goes on without anybody who explains it. */
  endCoaching(): void {
    this.#coach = false;
    this.#store();
  }

  open(handlers: Handlers): void {
    this.#handlers = handlers;
    this.#goOn();
  }

  async watch(): Promise<protocol.Answer<protocol.TableState<AnyView>>> {
    const game = this.#update([], null);
    return { ok: true, value: { protocol: 1, table: this.#info(), game, chat: [] } };
  }

  async move(v: number, text: string, seat: number): Promise<protocol.Answer<{ v: number }>> {
    return this.#play(v, text, seat);
  }

  async undo(): Promise<protocol.Answer<{ v: number }>> {
    const undone = this.#match.undo(this.#match.log.at(-1)?.seat ?? 0);
    if (!undone.ok) return undone;
    this.#store();
    this.#handlers?.game(this.#update([], null));
    this.#goOn();
    return { ok: true, value: { v: this.#match.version } };
  }

  /** As the person before the screen may know it; after the game there are no secrets. */
  history(): readonly Entry[] {
    const steps = this.#match.history(this.#match.outcome() === null ? this.#viewer() : null);
    return steps.map((step, index) => ({ v: index + 1, ...step }));
  }

  /** All people are here and bots agree, but to no draw: what is offered is done at once. */
  async command(command: protocol.TableCommand): Promise<protocol.Answer<protocol.TableInfo>> {
    if (command.do === 'resign') return this.#end({ kind: 'resignation', seat: command.seat ?? this.#viewer() });
    if (command.do !== 'offer') return { ok: true, value: this.#info() };
    if (command.what === 'end') return this.#end({ kind: 'agreement' });
    if (this.#seats.every(({ level }) => level === null)) return this.#end({ kind: 'draw' });
    return refused({ code: 'OFFER_DECLINED', detail: 'bots agree to no draw' });
  }

  async chat(): Promise<protocol.Answer<protocol.ChatMessage>> {
    return refused({ code: 'NOT_YOUR_TURN', detail: 'nobody to talk to' });
  }

  async tellPartner(): Promise<protocol.Answer<readonly protocol.PartnerMessage[]>> {
    return refused({ code: 'NO_PARTNER', detail: 'bots hear nothing, and who sits here sees both hands' });
  }

  async hint(v: number, seat: number): Promise<protocol.Answer<readonly protocol.Hint[]>> {
    if (!this.#hints) return refused({ code: 'HINTS_OFF', detail: 'this game is played without hints' });
    const problem = this.#problemOf(v, seat);
    if (problem !== null) return refused(problem);
    const choice = { seat, round: this.#match.round };
    this.#hintBots.cancel();
    this.#hintChoice = choice;
    try {
      const hints = await this.#hintBots.think({ level: null, task: this.#task(seat, HINT_TIME) });
      return typeof hints === 'string' ? stale() : { ok: true, value: hints };
    } catch {
      return stale();
    }
  }

  async previews(v: number, seat: number): Promise<protocol.Answer<protocol.Previews>> {
    const problem = this.#problemOf(v, seat);
    return problem === null ? { ok: true, value: this.#match.previews(seat) } : refused(problem);
  }

  async memory(v: number, seat: number): Promise<protocol.Answer<Memory>> {
    const { round, version } = this.#match;
    if (v < round || v > version) return stale();
    const memory = this.#memory && this.#seats[seat].level === null ? this.#match.memory(seat) : null;
    if (memory === null) return refused({ code: 'MEMORY_OFF', detail: 'this game is played without card memory' });
    return { ok: true, value: memory };
  }

  close(): void {
    this.#handlers = null;
    this.#botChoice = null;
    this.#bots.close();
    this.#hintBots.close();
  }

  #play(v: number, text: string, seat: number): protocol.Answer<{ v: number }> {
    const played = this.#match.play(seat, text, v);
    if (!played.ok) return refused(played.problem);
    this.#store();
    this.#handlers?.game(this.#update(played.value, { seat }));
    if (this.#match.outcome() !== null) this.#handlers?.table(this.#info());
    this.#goOn();
    return { ok: true, value: { v: this.#match.version } };
  }

  #end(end: EarlyEnd): protocol.Answer<protocol.TableInfo> {
    const ended = this.#match.end(end);
    if (!ended.ok) return refused(ended.problem);
    this.#store();
    this.#handlers?.game(this.#update([], null));
    this.#handlers?.table(this.#info());
    this.#goOn();
    return { ok: true, value: this.#info() };
  }

  get #game(): AnyMatch['game'] {
    return this.#match.game;
  }

  /** Why nothing can be asked for a seat in a position; null if it can. */
  #problemOf(v: number, seat: number): protocol.Refused | null {
    const { round, version } = this.#match;
    if (v < round || v > version) return STALE;
    if (this.#seats[seat].level === null && this.#isOpen({ seat, round })) return null;
    return { code: 'NOT_YOUR_TURN', detail: `seat ${seat} has no choice now` };
  }

  /** Whether a choice still has to be made. */
  #isOpen({ seat, round }: OpenChoice): boolean {
    return round === this.#match.round && hasSeat(this.#match.toAct(), seat);
  }

  /** After each change: nobody thinks about what is over, and the next bot begins. */
  #goOn(): void {
    if (this.#hintChoice !== null && !this.#isOpen(this.#hintChoice)) {
      this.#hintChoice = null;
      this.#hintBots.cancel();
    }
    if (this.#botChoice !== null && this.#isOpen(this.#botChoice)) return;
    this.#bots.cancel();
    this.#botChoice = null;
    if (this.#handlers === null) return;
    const bots = this.#botSeats();
    const chooses = bots.find((seat) => hasSeat(this.#match.toAct(), seat));
    if (chooses !== undefined) this.#letBotPlay(chooses);
    else if (bots.length === 1 && this.#match.toAct() !== NO_SEATS) this.#letBotPonder(bots[0]);
  }

  #botSeats(): number[] {
    return [...this.#seats.keys()].filter((seat) => this.#seats[seat].level !== null);
  }

  #letBotPlay(seat: number): void {
    const level = readBotName(this.#seats[seat].level ?? '');
    if (level === null) return;
    const choice = { seat, round: this.#match.round };
    this.#botChoice = choice;
    void this.#botMove(choice, level);
  }

  /** The only bot of a table thinks on while people choose. */
  #letBotPonder(seat: number): void {
    const level = readBotName(this.#seats[seat].level ?? '');
    if (level !== null) this.#bots.ponder({ level, task: this.#botTask(seat) });
  }

  /** A bot thinks while the others watch; the time it takes is part of the pause. */
  async #botMove(choice: OpenChoice, level: BotName): Promise<void> {
    const { seat } = choice;
    const task = this.#botTask(seat);
    const paused = sleep(this.#isShared() ? 0 : this.#settings.pause());
    const [legal] = this.#match.legalMoves(seat);
    // A bot that fails must not stop the game.
    const move = await this.#bots.think({ level, task }).catch(() => legal);
    await paused;
    if (this.#botChoice !== choice) return;
    this.#botChoice = null;
    this.#play(this.#match.version, typeof move === 'string' ? move : legal, seat);
  }

  /** Where several choose at once nobody sees a choice before the last one is made: nothing needs a pause. */
  #isShared(): boolean {
    return this.#match.round < this.#match.version || seatsOf(this.#match.toAct()).length > 1;
  }

  /** With the moves made as far as the seat has seen them: what a bot found out before still holds if they lead on from there. */
  #botTask(seat: number): Task {
    const course = { game: this.#created, choices: this.#match.choicesSeenBy(seat) };
    return { ...this.#task(seat, BOT_TIME), course };
  }

  /** What is thought about is drawn afresh from what the seat may know, as on the server. */
  #task(seat: number, time: number): Task {
    const { seed, version } = this.#match;
    return taskFor(this.#match, seat, time, botRng(seed ?? '0', version));
  }

  /** Whose eyes: the person to move; at a bot's turn the person who watches it. */
  #viewer(): number {
    return this.#match.viewerFor([...this.#seats.keys()].filter((seat) => this.#seats[seat].level === null));
  }

  #update(events: readonly GameEvent[], move: Update['move']): Update {
    const viewer = this.#viewer();
    return {
      table: 'local',
      v: this.#match.version,
      events: this.#match.visibleEvents(viewer, events),
      move,
      view: this.#match.view(viewer),
      clocks: noClocks(this.#seats.length),
      canUndo: this.#canUndo(),
      ...(this.#match.ended !== null && { ended: this.#match.ended }),
    };
  }

  /** Of the last move, if a person of this device made it. */
  #canUndo(): boolean {
    const last = this.#match.log.at(-1);
    return last !== undefined && this.#seats[last.seat].level === null && this.#match.canUndo(last.seat).ok;
  }

  #info(): protocol.TableInfo {
    return deviceTable(
      {
        id: 'local',
        game: this.#game.id,
        options: this.#match.options,
        phase: this.#match.outcome() === null ? 'playing' : 'finished',
        host: 'local',
        isHost: true,
        hints: this.#hints,
        memory: this.#memory,
        created: this.#created,
      },
      this.#seats.map(({ name, level }, seat) => ({
        kind: level === null ? 'guest' : 'bot',
        name,
        guest: level === null ? `local-${seat}` : null,
        level,
        mine: level === null,
      })),
    );
  }

  #store(): void {
    writeLocal({
      save: saveMatch(this.#match),
      seats: this.#seats,
      created: this.#created,
      hints: this.#hints,
      memory: this.#memory,
      coach: this.#coach,
      isOver: this.#match.outcome() !== null,
    });
  }
}

function refused(problem: protocol.Refused): { ok: false; problem: protocol.Refused } {
  return { ok: false, problem };
}

const STALE: protocol.Refused = { code: 'STALE', detail: 'the choice is made' };

const stale = (): { ok: false; problem: protocol.Refused } => refused(STALE);

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

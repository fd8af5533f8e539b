import type { GameEvent, Memory } from '@pharos/core';
import type * as protocol from '@pharos/protocol';
import { nextStep } from '@pharos/protocol/follow';
import { tick } from 'svelte';
import { PACE } from '../motion/motion.ts';
import { PhasePlayer, type Moment, type Phase } from '../motion/phases.ts';
import { MotionPlayer } from '../motion/player.ts';
import { nameBots } from '../../players/botNames.ts';
import { reducesMotion } from '../../controls/screen.svelte.ts';
import { settings } from '../../settings/settings.svelte.ts';
import { soundOf, soundYourTurn } from '../../sound/play.ts';
import type { AnyView, Link, LogEntry } from './link.ts';
import { isMuted } from './muted.svelte.ts';
import { nextFrame } from '../motion/frame.ts';
import { logAfter, logOf } from './log.ts';
import type { TableGame } from './tableGame.ts';

/** The number the client was written for; a server that speaks another one asks for a reload. */
const PROTOCOL = 1;

/** Everything a table page shows, fed by a link. The view of the server is the truth once its events have been played. */
export class TableStore<View extends AnyView, Event extends GameEvent> {
  /** `notLoaded`: a part of the client that shows the game could not be fetched. */
  status = $state<'loading' | 'ready' | 'missing' | 'mismatch' | 'notLoaded'>('loading');
  online = $state(true);
  leaving = $state(false);
  info = $state.raw<protocol.TableInfo | null>(null);
  shown = $state.raw<protocol.GameUpdate<View, Event> | null>(null);
  /** The newest update, which may still wait for its pictures. */
  latest = $state.raw<protocol.GameUpdate<View, Event> | null>(null);
  /** When `shown` arrived, for clocks that run on. */
  receivedAt = $state(0);
  chat = $state.raw<readonly protocol.ChatMessage[]>([]);
  unread = $state(0);
  /** What the viewer and a partner have told each other in this turn; null where nothing can be told. */
  partner = $state.raw<readonly protocol.PartnerMessage[] | null>(null);
  /** What was planned last, here or in another window; it holds for its version only. */
  plan = $state.raw<Omit<protocol.OwnPlan, 'table'> | null>(null);
  log = $state.raw<readonly LogEntry<Event>[]>([]);
  /** Why the last command was refused. */
  problem = $state.raw<protocol.Refused | null>(null);
  pending = $state(false);
  /** The seat was freed, and not by a command of this page. */
  unseated = $state(false);
  /** Numbers of the position that run ahead of it while motions are shown, by name. */
  ahead = $state.raw<Readonly<Record<string, number>>>({});
  /** The events of the step that led here. */
  fresh = $state.raw<readonly Event[]>([]);
  /** What is being watched: the step, and how far it has come; null when the table is at rest. */
  playing = $state.raw<protocol.GameUpdate<View, Event> | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** The events of the step that led here were told while they were watched. */
  isTold = $state(false);

  readonly #link: Link<View, Event>;
  readonly #loadGame: (id: string, options: unknown) => Promise<TableGame<View, Event>>;
  readonly #motions = new MotionPlayer((name, value) => (this.ahead = { ...this.ahead, [name]: value }));
  readonly #phases = new PhasePlayer(
    async (moment) => {
      // What was watched last stays until the new position is there.
      if (moment !== null) this.moment = moment;
      if (moment?.isBuilt === false) await tick();
    },
    ({ ahead }) => (this.ahead = { ...this.ahead, ...ahead }),
  );
  /** Nobody looks: the position is shown when somebody does. */
  readonly #hide = (): void => {
    if (document.hidden) this.skip();
  };
  /** Null until something of the game is to be shown. */
  #game: TableGame<View, Event> | null = null;
  /** A step arrived before the game was loaded. */
  #isBehind = false;
  #at: number | null = null;
  #queue: protocol.GameUpdate<View, Event>[] = [];
  #busy = false;
  /** How many of the waiting steps are to be shown without pictures. */
  #hurried = 0;
  /** Grows with each resync: a step whose pictures are still shown then is void. */
  #epoch = 0;

  constructor(link: Link<View, Event>, loadGame: (id: string, options: unknown) => Promise<TableGame<View, Event>>) {
    this.#link = link;
    this.#loadGame = loadGame;
  }

  get view(): View | null {
    return this.shown?.view ?? null;
  }

  /** The player is being waited for, as far as is shown. */
  get isAwaited(): boolean {
    return this.#isAwaited(this.view);
  }

  /** The last move can be taken back, or asked back; what is asked or was just declined is not asked again. */
  get canUndo(): boolean {
    const { offer, closedOffer } = this.info ?? {};
    const isDeclined = closedOffer?.what === 'undo' && closedOffer.result === 'declined';
    return this.shown?.canUndo === true && !offer && !isDeclined;
  }

  /** How many lines the viewer has planned from the position shown on. */
  get planned(): number {
    const { shown, plan } = this;
    const isNewer = plan !== null && plan.v === shown?.v && plan.seat === shown.view.viewer;
    return isNewer ? plan.lines.length : (shown?.planned ?? 0);
  }

  /** Nothing is on its way: what is shown can be acted on. */
  get isSettled(): boolean {
    return !this.pending && (this.latest === null || this.latest.v === this.shown?.v);
  }

  async open(): Promise<void> {
    this.#link.open({
      game: (update) => this.#receiveStep(update),
      table: (info) => this.#receiveTable(info),
      chat: (message) => this.#receiveChat(message),
      partner: (messages) => (this.partner = messages),
      plan: (plan) => (this.plan = plan),
      goodbye: () => (this.leaving = true),
      online: (online) => {
        this.online = online;
        if (online) {
          this.leaving = false;
          void this.resync();
        }
      },
    });
    document.addEventListener('visibilitychange', this.#hide);
    await this.resync();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#hide);
    this.#endPictures();
    this.#link.close();
  }

  /** Ends the pictures, also those of the steps that wait behind. */
  skip(): void {
    this.#hurried = this.#queue.length;
    this.#endPictures();
  }

  /** Finishes what moves right now. */
  finishMotion(): void {
    if (this.#phases.isShowing) this.#phases.finish();
    else this.skip();
  }

  /** On to the next phase of what is being watched. */
  nextPhase(): void {
    this.#phases.next();
  }

  pausePhases(isPaused: boolean): void {
    this.#phases.pause(isPaused);
  }

  /** Shows phases of a step that is over once more; the position stays. */
  async watchAgain(events: readonly Event[], phases: readonly Phase[]): Promise<void> {
    if (this.#busy || this.shown === null) return;
    this.#busy = true;
    this.playing = { ...this.shown, events: [...events] };
    const pace = PACE[settings.speed] || PACE.normal;
    await this.#phases.play(phases, { pace, isStill: reducesMotion() });
    await this.#clearStage();
    await this.#showQueue();
  }

  #endPictures(): void {
    this.#phases.skip();
    this.#motions.skip();
  }

  /** Asks for everything again; what was on its way is void. */
  async resync(): Promise<void> {
    const answer = await this.#link.watch();
    if (answer.ok) {
      this.online = true;
      await this.#adoptAll(answer.value);
    } else if (answer.problem.code === 'OFFLINE') this.online = false;
    else {
      this.status = 'missing';
      this.problem = answer.problem;
    }
  }

  async move(text: string): Promise<void> {
    const game = this.shown;
    const seat = this.#mover;
    if (!game || seat === null || !this.isSettled) return;
    this.skip();
    await this.#ask(this.#link.move(game.v, text, seat));
  }

  /** What a good player would do; keeps nobody from playing meanwhile. Null if there is nothing to choose. */
  async hint(): Promise<protocol.Answer<readonly protocol.Hint[]> | null> {
    const game = this.shown;
    const seat = this.#mover;
    return game === null || seat === null ? null : this.#link.hint(game.v, seat);
  }

  /** What each move of the position shown would bring. Null if there is nothing to choose. */
  async previews(): Promise<protocol.Answer<protocol.Previews> | null> {
    const game = this.shown;
    const seat = this.#mover;
    return game === null || seat === null ? null : this.#link.previews(game.v, seat);
  }

  /** What the viewer remembers in the position shown. Null for somebody who only looks on. */
  async memory(): Promise<protocol.Answer<Memory> | null> {
    const game = this.shown;
    const seat = game?.view.viewer ?? null;
    return game === null || seat === null ? null : this.#link.memory(game.v, seat);
  }

  async undo(): Promise<void> {
    if (this.#at !== null) await this.#ask(this.#link.undo(this.#at));
  }

  async command(command: protocol.TableCommand): Promise<protocol.TableInfo | null> {
    const answer = await this.#ask(this.#link.command(command));
    if (answer.ok) this.info = nameBots(answer.value);
    return answer.ok ? answer.value : null;
  }

  /** Answers why it could not be said. Talk keeps nobody from playing meanwhile. */
  async say(text: string): Promise<protocol.Refused | null> {
    const answer = await this.#link.chat(text);
    return answer.ok ? null : answer.problem;
  }

  /** Tells the viewer's partner something, or takes it back. It keeps nobody from playing meanwhile. */
  async tellPartner(text: string, withdraw: boolean): Promise<void> {
    const game = this.shown;
    if (game === null || game.view.viewer === null) return;
    const answer = await this.#link.tellPartner(game.v, { text, withdraw, seat: game.view.viewer });
    if (answer.ok) this.partner = answer.value;
    else this.problem = answer.problem;
  }

  get #mover(): number | null {
    return this.shown && this.#game ? this.#game.mover(this.shown.view) : null;
  }

  /** While an answer is awaited nothing else can be asked for; a refusal is shown and loses nothing. */
  async #ask<Value>(request: Promise<protocol.Answer<Value>>): Promise<protocol.Answer<Value>> {
    this.pending = true;
    this.problem = null;
    const answer = await request;
    this.pending = false;
    if (!answer.ok) {
      this.problem = answer.problem;
      if (answer.problem.code !== 'OFFLINE') void this.resync();
    }
    return answer;
  }

  async #adoptAll({ protocol, table, game, chat, partner, history }: protocol.TableState<View, Event>): Promise<void> {
    if (protocol !== PROTOCOL) {
      this.status = 'mismatch';
      return;
    }
    if (game && this.#game === null) {
      this.#game = await this.#loadGame(table.game, table.options).catch(() => null);
      if (this.#game === null) {
        this.status = 'notLoaded';
        return;
      }
      if (this.#isBehind) return this.resync();
    }
    this.info = nameBots(table);
    this.chat = chat;
    this.partner = partner ?? null;
    this.status = 'ready';
    if (game && (this.#at !== game.v || this.#queue.length === 0)) {
      this.#queue = [];
      this.#epoch++;
      this.#endPictures();
      if (history) this.log = logOf(history);
      this.#adopt(game);
    }
  }

  #receiveStep(update: protocol.GameUpdate<View, Event>): void {
    if (this.#game === null) {
      this.#isBehind = true;
      return;
    }
    const step = nextStep(this.#at, update);
    if (step === 'ignore') return;
    if (step === 'resync') {
      void this.resync();
      return;
    }
    this.#at = update.v;
    this.latest = update;
    this.#queue.push(update);
    if (!this.#busy) void this.#showQueue();
    else if (this.#game.isRound?.(update.events)) this.#phases.skip();
  }

  async #showQueue(): Promise<void> {
    this.#busy = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const isHurried = this.#hurried > 0;
      this.#hurried = Math.max(0, this.#hurried - 1);
      const pace = isHurried || document.hidden ? 0 : PACE[settings.speed];
      soundOf(update.events, this.#game?.sounds ?? {});
      const epoch = this.#epoch;
      await this.#playPhases(update, pace);
      // With a queue behind them nobody waits for motions.
      const motionPace = reducesMotion() || this.#queue.length > 1 ? 0 : pace;
      await this.#motions.play(this.#game?.motions(update.events, motionPace) ?? []);
      if (epoch === this.#epoch) this.#adopt(update);
      await this.#clearStage();
    }
    this.#busy = false;
  }

  /** After something was watched the log and the cleared stage have frames of their own: with the position they are too much for one. */
  async #clearStage(): Promise<void> {
    if (this.moment === null) return;
    // What fills the table was drawn over the position before, and goes with it.
    const isSplit = !this.moment.phase.isAct;
    // The next frame draws the position, the one after it is free.
    if (isSplit) await nextFrame();
    if (isSplit) await nextFrame();
    this.#addToLog();
    if (isSplit) await nextFrame();
    this.moment = null;
    this.#endWatching();
  }

  #endWatching(): void {
    this.playing = null;
    this.ahead = {};
  }

  #addToLog(): void {
    if (this.shown) this.log = this.#link.history?.() ?? logAfter(this.log, this.shown);
  }

  /** What one reads is not left out for steps that wait behind, unless they are a whole round ahead. */
  async #playPhases(update: protocol.GameUpdate<View, Event>, pace: number): Promise<void> {
    const game = this.#game;
    const isAhead = this.#queue.some(({ events }) => game?.isRound?.(events));
    this.isTold = false;
    if (!game?.phases || pace === 0 || isAhead) return;
    this.playing = update;
    this.isTold = await this.#phases.play(game.phases(update, this.view, this.log), { pace, isStill: reducesMotion() });
  }

  #adopt(update: protocol.GameUpdate<View, Event>): void {
    const wasAwaited = this.#isAwaited(this.view);
    this.#at = update.v;
    this.shown = update;
    if (this.#queue.length === 0) this.latest = update;
    this.receivedAt = Date.now();
    this.fresh = update.events;
    if (this.moment === null) {
      this.#endWatching();
      this.#addToLog();
    }
    if (!wasAwaited && this.#isAwaited(update.view)) soundYourTurn();
  }

  #isAwaited(view: View | null): boolean {
    return view !== null && this.#game !== null && this.#game.isAwaited(view);
  }

  #receiveTable(info: protocol.TableInfo): void {
    if (hasSeat(info)) this.unseated = false;
    else if (!this.pending && info.phase === 'waiting' && hasSeat(this.info)) this.unseated = true;
    this.info = nameBots(info);
    if (info.phase !== 'waiting' && this.shown === null) void this.resync();
    // Clocks change too when a bot stands in or a seat is taken back.
    if (info.clocks && this.shown) {
      this.shown = { ...this.shown, clocks: info.clocks };
      this.receivedAt = Date.now();
    }
  }

  #receiveChat(message: protocol.ChatMessage): void {
    if (this.chat.some((known) => known.id === message.id)) return;
    this.chat = [...this.chat, message];
    const isMine = this.info?.seats.some((seat) => seat.mine && seat.guest === message.guest) ?? false;
    if (!isMine && !isMuted(message.guest)) this.unread++;
  }
}

/** The store of a table whose game does not matter. */
export type AnyTableStore = TableStore<AnyView, GameEvent>;

/** The same store, for the one game that is played there. */
export function storeOf<View extends AnyView, Event extends GameEvent>(
  store: AnyTableStore,
  game: TableGame<View, Event>,
): TableStore<View, Event> {
  if (!plays(store, game)) throw new Error(`the table plays ${store.view?.game}`);
  return store;
}

/** All updates of a table are of one game: what its view says holds for the store as a whole. */
function plays<View extends AnyView, Event extends GameEvent>(
  store: AnyTableStore,
  game: TableGame<View, Event>,
): store is TableStore<View, Event> {
  return store.view === null || game.isView(store.view);
}

function hasSeat(info: protocol.TableInfo | null): boolean {
  return info?.seats.some((seat) => seat.mine) ?? false;
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '@pharos/core';
import type { Answer, GameUpdate, Offer, TableCommand, TableInfo } from '@pharos/protocol';
import { openMoves, type PlayView } from './openMoves.ts';
import { CommandSender, type Command, type Transport } from './commandSender.ts';
import { SocketClient } from './socketClient.ts';
import type { Recorder } from './recorder.ts';
import type { GuestClient } from './guestClient.ts';

/** Before somebody acts again who sees nothing happen after their move, or was refused. */
const PAUSES_MS = { unseen: 5000, refused: 50 };
/** Moves that one player takes back, and offers that one makes. */
const MOST = { undone: 3, offered: 2 };

interface PlayerParts {
  readonly client: GuestClient;
  readonly recorder: Recorder;
  readonly rng: Rng;
  /** Whether this one walks away in mid-game and comes back. */
  readonly mayLeave: boolean;
  readonly end: AbortSignal;
}

/** Plays at random to the end, with the habits that make life hard for a server. */
export class Player {
  readonly #with: PlayerParts;
  readonly #sender: CommandSender;
  readonly #socket: SocketClient;
  /** A second window of the same guest, for some. */
  readonly #secondSocket: SocketClient | null;
  /** Commands that were answered, for those who send earlier ones again. */
  readonly #sent: Command[] = [];
  readonly #background = new Set<Promise<unknown>>();
  /** The position this one has acted on. */
  #acted: GameUpdate<PlayView> | null = null;
  #wake = (): void => undefined;
  #undone = 0;
  #offered = 0;
  /** The offer this one has answered. */
  #answered = 0;
  #mayLeave: boolean;

  constructor(parts: PlayerParts) {
    this.#with = parts;
    this.#mayLeave = parts.mayLeave;
    this.#sender = new CommandSender(parts.client, parts.recorder, parts.end);
    this.#socket = new SocketClient(parts.client, parts.recorder, () => this.#wake());
    this.#secondSocket = parts.rng(4) === 0 ? new SocketClient(parts.client, parts.recorder, () => undefined) : null;
    parts.end.addEventListener('abort', () => {
      this.close();
      this.#wake();
    });
  }

  /** How often its windows had to connect again. */
  get reconnects(): number {
    return [this.#socket, this.#secondSocket].reduce(
      (sum, socket) => sum + Math.max(0, (socket?.connections ?? 1) - 1),
      0,
    );
  }

  /** Breaks its connection. */
  drop(): void {
    this.#socket.drop();
  }

  /** Answers when it knows that the game is over, or when it was given up. */
  async play(): Promise<void> {
    while (!this.#isOver && !this.#with.end.aborted) {
      const changed = this.#untilChange();
      if (!(await this.#act())) await changed;
    }
    await Promise.all(this.#background);
  }

  close(): void {
    this.#socket.close();
    this.#secondSocket?.close();
  }

  get #isOver(): boolean {
    const { game, info } = this.#socket;
    return game !== null && game.view.outcome !== null && info?.phase === 'finished';
  }

  #untilChange(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#acted = null;
        resolve();
      }, PAUSES_MS.unseen);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Answers whether there was something to do. */
  async #act(): Promise<boolean> {
    const { game, info } = this.#socket;
    if (game === null || info === null || info.phase !== 'playing') return false;
    const lost = info.seats.find(({ mine, standIn }) => mine && standIn);
    if (lost !== undefined) return this.#takeBack(lost.seat);
    if (isAsked(info) && info.offer.id > this.#answered) return this.#answer(info.offer.id);
    if (game === this.#acted) return false;
    this.#acted = game;
    this.#sendExtras(game);
    if (game.canUndo && this.#undone < MOST.undone && this.#oneIn(12)) return this.#undo(game);
    if (this.#offered < MOST.offered && this.#oneIn(25)) await this.#offer(info);
    const moves = openMoves(game.view);
    if (moves.length === 0) return false;
    if (this.#mayLeave && this.#oneIn(20)) return this.#leave();
    return this.#move(game, moves[this.#with.rng(moves.length)]);
  }

  async #move({ v, view }: GameUpdate<PlayView>, text: string): Promise<boolean> {
    const command = this.#sender.create('move', text, { v, move: text, seat: view.viewer });
    const answer = await this.#sendMove(command);
    this.#sent.push(command);
    if (answer?.ok === false) await this.#refresh();
    return answer?.ok === false;
  }

  async #undo({ v }: GameUpdate<PlayView>): Promise<boolean> {
    this.#undone++;
    const answer = await this.#sender.sendUntilSettled(this.#sender.create('undo', 'undo', { v }), [this.#socket]);
    if (answer?.ok === false) await this.#refresh();
    return answer?.ok === false;
  }

  /** Most offers are declined, so that most games are played to their end. */
  async #answer(offer: number): Promise<boolean> {
    this.#answered = offer;
    await this.#command({ do: 'answer', offer, accept: this.#oneIn(3) });
    return true;
  }

  async #offer({ seats }: TableInfo): Promise<void> {
    this.#offered++;
    await this.#command({ do: 'offer', what: seats.length === 2 ? 'draw' : 'end' });
  }

  /** The web client asks for everything again after a refusal. */
  async #refresh(): Promise<void> {
    await sleep(PAUSES_MS.refused);
    await this.#socket.watch();
  }

  async #leave(): Promise<boolean> {
    this.#mayLeave = false;
    await this.#command({ do: 'leave' });
    await sleep(this.#with.rng(800));
    await this.#socket.watch();
    return true;
  }

  async #takeBack(seat: number): Promise<boolean> {
    const answer = await this.#command({ do: 'takeBack', seat });
    if (answer?.ok === true) this.#socket.info = answer.value as TableInfo;
    else await this.#refresh();
    this.#acted = null;
    return true;
  }

  #command(command: TableCommand): Promise<Answer<unknown> | null> {
    return this.#sender.sendUntilSettled(this.#sender.create('table', command.do, command), [this.#socket]);
  }

  /** Once by one transport, or as a bad network or an impatient finger would send it. */
  async #sendMove(command: Command): Promise<Answer<unknown> | null> {
    const window: Transport = this.#secondSocket !== null && this.#oneIn(3) ? this.#secondSocket : this.#socket;
    const habit = this.#with.rng(50);
    if (habit < 4) await this.#sendTwice(command, window, habit < 2 ? window : 'http');
    if (habit === 4) await this.#sendAndDrop(command);
    return this.#sender.sendUntilSettled(command, this.#oneIn(4) ? ['http', window] : [window, 'http', window]);
  }

  async #sendTwice(command: Command, first: Transport, second: Transport): Promise<void> {
    await Promise.all([this.#sender.send(command, first), this.#sender.send(command, second)]);
  }

  async #sendAndDrop(command: Command): Promise<void> {
    const sent = this.#sender.send(command, this.#socket);
    this.drop();
    await sent;
  }

  /** What is sent besides moves, and waited for only in the end. */
  #sendExtras({ v }: GameUpdate<PlayView>): void {
    const { rng } = this.#with;
    if (this.#sent.length > 0 && this.#oneIn(25)) {
      const earlier = this.#sent[rng(this.#sent.length)];
      this.#run(this.#sender.send(earlier, this.#oneIn(2) ? 'http' : this.#socket));
    }
    if (v > 3 && this.#oneIn(40)) {
      // Out of order: a move for a position that is long gone.
      const late = this.#sender.create('move', 'discard', { v: v - 3, move: 'discard' });
      this.#run(this.#sender.send(late, 'http'));
    }
    if (this.#oneIn(30)) {
      const words = `words ${rng(1_000_000_000)} of ${this.#with.client.id}`;
      this.#run(this.#sender.sendUntilSettled(this.#sender.create('chat', words, { text: words }), [this.#socket]));
    }
  }

  #run(work: Promise<unknown>): void {
    this.#background.add(work);
    void work.finally(() => this.#background.delete(work));
  }

  /** True once in so many times. */
  #oneIn(times: number): boolean {
    return this.#with.rng(times) === 0;
  }
}

/** Whether an offer waits for an answer of whoever sees the table so. */
function isAsked(info: TableInfo): info is TableInfo & { readonly offer: Offer } {
  return info.seats.some(({ seat, mine }) => mine && info.offer?.asked.includes(seat) === true);
}

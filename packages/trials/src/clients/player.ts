import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '@pharos/core';
import type { Answer, GameUpdate, TableCommand, TableInfo } from '@pharos/protocol';
import { openMoves, type PlayView } from './openMoves.ts';
import { Courier, type Letter, type Way } from './commandSender.ts';
import { Link } from './socketClient.ts';
import type { Recorder } from './recorder.ts';
import type { Visitor } from './guestClient.ts';

/** Whoever sees nothing happen after their move tries again. */
const NUDGE_MS = 5000;
/** Before somebody acts again who was refused. */
const REFUSED_MS = 50;
const MOST_UNDONE = 3;

interface Part {
  readonly visitor: Visitor;
  readonly recorder: Recorder;
  readonly rng: Rng;
  /** Whether this one walks away in mid-game and comes back. */
  readonly mayLeave: boolean;
  readonly end: AbortSignal;
}

/** Plays at random to the end, with the habits that make life hard for a server. */
export class Player {
  readonly #part: Part;
  readonly #courier: Courier;
  readonly #link: Link;
  /** Another window of the same visitor, for some. */
  readonly #other: Link | null;
  /** Letters that were answered, for those who send old ones again. */
  readonly #sent: Letter[] = [];
  readonly #errands = new Set<Promise<unknown>>();
  /** The position this one has acted on. */
  #acted: GameUpdate<PlayView> | null = null;
  #wake = (): void => undefined;
  #undone = 0;
  #mayLeave: boolean;

  constructor(part: Part) {
    this.#part = part;
    this.#mayLeave = part.mayLeave;
    this.#courier = new Courier(part.visitor, part.recorder, part.end);
    this.#link = new Link(part.visitor, part.recorder, () => this.#wake());
    this.#other = part.rng(4) === 0 ? new Link(part.visitor, part.recorder, () => undefined) : null;
    part.end.addEventListener('abort', () => {
      this.close();
      this.#wake();
    });
  }

  /** How often its windows had to connect again. */
  get reconnects(): number {
    return [this.#link, this.#other].reduce((sum, link) => sum + Math.max(0, (link?.connections ?? 1) - 1), 0);
  }

  /** Breaks its connection. */
  drop(): void {
    this.#link.drop();
  }

  /** Answers when it knows that the game is over, or when it was given up. */
  async play(): Promise<void> {
    while (!this.#isOver && !this.#part.end.aborted) {
      const changed = this.#untilChange();
      if (!(await this.#act())) await changed;
    }
    await Promise.all(this.#errands);
  }

  close(): void {
    this.#link.close();
    this.#other?.close();
  }

  get #isOver(): boolean {
    const { game, info } = this.#link;
    return game !== null && game.view.outcome !== null && info?.phase === 'finished';
  }

  #untilChange(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#acted = null;
        resolve();
      }, NUDGE_MS);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Answers whether there was something to do. */
  async #act(): Promise<boolean> {
    const { game, info } = this.#link;
    if (game === null || info === null || info.phase !== 'playing') return false;
    const lost = info.seats.find(({ mine, standIn }) => mine && standIn);
    if (lost !== undefined) return this.#takeBack(lost.seat);
    if (game === this.#acted) return false;
    this.#acted = game;
    this.#roam(game);
    if (game.canUndo && this.#undone < MOST_UNDONE && this.#dice(12)) return this.#undo(game);
    const moves = openMoves(game.view);
    if (moves.length === 0) return false;
    if (this.#mayLeave && this.#dice(20)) return this.#leave();
    return this.#move(game, moves[this.#part.rng(moves.length)]);
  }

  async #move({ v, view }: GameUpdate<PlayView>, text: string): Promise<boolean> {
    const letter = this.#courier.write('move', text, { v, move: text, seat: view.viewer });
    const answer = await this.#post(letter);
    this.#sent.push(letter);
    if (answer?.ok === false) await this.#lookAgain();
    return answer?.ok === false;
  }

  async #undo({ v }: GameUpdate<PlayView>): Promise<boolean> {
    this.#undone++;
    const answer = await this.#courier.deliver(this.#courier.write('undo', 'undo', { v }), [this.#link]);
    if (answer?.ok === false) await this.#lookAgain();
    return answer?.ok === false;
  }

  /** The web client asks for everything again after a refusal. */
  async #lookAgain(): Promise<void> {
    await sleep(REFUSED_MS);
    await this.#link.watch();
  }

  async #leave(): Promise<boolean> {
    this.#mayLeave = false;
    await this.#command({ do: 'leave' });
    await sleep(this.#part.rng(800));
    await this.#link.watch();
    return true;
  }

  async #takeBack(seat: number): Promise<boolean> {
    const answer = await this.#command({ do: 'takeBack', seat });
    if (answer?.ok === true) this.#link.info = answer.value as TableInfo;
    else await this.#lookAgain();
    this.#acted = null;
    return true;
  }

  #command(command: TableCommand): Promise<Answer<unknown> | null> {
    return this.#courier.deliver(this.#courier.write('table', command.do, command), [this.#link]);
  }

  /** By the usual way, or by one that a bad network or an impatient finger would choose. */
  async #post(letter: Letter): Promise<Answer<unknown> | null> {
    const window: Way = this.#other !== null && this.#dice(3) ? this.#other : this.#link;
    const habit = this.#part.rng(50);
    if (habit < 4) await this.#sendTwice(letter, window, habit < 2 ? window : 'http');
    if (habit === 4) await this.#sendAndDrop(letter);
    return this.#courier.deliver(letter, this.#dice(4) ? ['http', window] : [window, 'http', window]);
  }

  async #sendTwice(letter: Letter, first: Way, second: Way): Promise<void> {
    await Promise.all([this.#courier.send(letter, first), this.#courier.send(letter, second)]);
  }

  async #sendAndDrop(letter: Letter): Promise<void> {
    const sent = this.#courier.send(letter, this.#link);
    this.drop();
    await sent;
  }

  /** What is done besides playing, and waited for only in the end. */
  #roam({ v }: GameUpdate<PlayView>): void {
    const { rng } = this.#part;
    if (this.#sent.length > 0 && this.#dice(25)) {
      const old = this.#sent[rng(this.#sent.length)];
      this.#run(this.#courier.send(old, this.#dice(2) ? 'http' : this.#link));
    }
    if (v > 3 && this.#dice(40)) {
      // Out of order: a move for a position that is long gone.
      const late = this.#courier.write('move', 'discard', { v: v - 3, move: 'discard' });
      this.#run(this.#courier.send(late, 'http'));
    }
    if (this.#dice(30)) {
      const words = `words ${rng(1_000_000_000)} of ${this.#part.visitor.id}`;
      this.#run(this.#courier.deliver(this.#courier.write('chat', words, { text: words }), [this.#link]));
    }
  }

  #run(errand: Promise<unknown>): void {
    this.#errands.add(errand);
    void errand.finally(() => this.#errands.delete(errand));
  }

  /** True once in so many times. */
  #dice(faces: number): boolean {
    return this.#part.rng(faces) === 0;
  }
}

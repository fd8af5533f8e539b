import type { Rng } from '@pharos/core';
import { damage } from '@pharos/core/testkit';
import { move, undo } from '../../../server/src/play/moves.ts';
import { gameEntry } from '../../../server/src/games.ts';
import type { SeatRow, TableRow } from '../../../server/src/storage/schema.ts';
import { firstDifference, tells } from './bytes.ts';
import type { Kind } from './kinds.ts';
import { SseReader } from './sseReader.ts';
import { seatRow, tableRow } from './tables.ts';
import type { TwinMove, Twins } from './twins.ts';
import { guestId, type World } from './world.ts';

/** How much is asked in a trial. */
export interface Pains {
  /** Moves made from the position on, as long as nothing tells the worlds apart. */
  readonly moves: number;
  /** Refused requests of each kind. */
  readonly probes: number;
  /** Whether the table is asked for by HTTP, in lists, and followed by server-sent events as well. */
  readonly isThorough: boolean;
}

/** Longer than anybody has to wait before they may ask again. */
const PAUSE_MS = 60_000;

/** What a trial found. */
export interface Finding {
  /** Messages compared. */
  readonly messages: number;
  readonly moves: number;
  /** What differed, or what told the secret of the deal; null if all was well. */
  readonly difference: string | null;
}

/** One position and its twin, each in its own world, asked and played in the same way through the eyes of one viewer. */
export class Trial {
  readonly #worlds: readonly [World, World];
  readonly #twins: Twins;
  readonly #pains: Pains;
  readonly #rng: Rng;
  readonly #table: TableRow;
  readonly #seats: readonly SeatRow[];
  /** Who looks: a player, or the one beyond the last seat. */
  readonly #person: number;
  #v = 0;
  #messages = 0;
  #moves = 0;
  #lastMover: number | null = null;
  #difference: string | null = null;

  constructor(worlds: readonly [World, World], kind: Kind, twins: Twins, pains: Pains, rng: Rng) {
    this.#worlds = worlds;
    this.#pains = pains;
    this.#twins = twins;
    this.#rng = rng;
    const { game } = gameEntry(kind.game);
    const options = game.readOptions(kind.options);
    const count = game.seatCount(options);
    this.#table = tableRow(kind, options, worlds[0].time.now(), rng);
    this.#seats = Array.from({ length: count }, (_, seat) => seatRow(this.#table.id, seat));
    this.#person = twins.viewer < 0 ? count : twins.viewer;
  }

  async run(): Promise<Finding> {
    const matches = this.#twins.matches();
    await Promise.all(this.#worlds.map((world, index) => world.seat(this.#table, this.#seats, matches[index])));
    const isEarly = this.#rng(2) === 0;
    await this.#look();
    const streams = this.#pains.isThorough ? await this.#openStreams() : [];
    if (isEarly) await this.#probe();
    while (this.#difference === null && this.#moves < this.#pains.moves) {
      const next = this.#twins.advance(this.#rng);
      if (next === null) break;
      await this.#play(next);
    }
    await this.#closeStreams(streams);
    await this.#look();
    if (!isEarly) await this.#probe();
    await this.#takeBack();
    await this.#leave();
    return { messages: this.#messages, moves: this.#moves, difference: this.#difference };
  }

  /** The table as it is: by socket, by HTTP, in the lists; and what others hear of somebody coming. */
  async #look(): Promise<void> {
    const { id } = this.#table;
    await this.#ask('watch', { table: id });
    for (const world of this.#worlds) world.time.pass(1000);
    await this.#compareFrames('presence');
    if (!this.#pains.isThorough) return;
    for (const path of [`/tables/${id}`, `/tables/${id}/record`, '/tables/mine', '/tables']) {
      const answers = await Promise.all(this.#worlds.map((world) => world.get(path, this.#person)));
      this.#compare(path, answers);
    }
  }

  /** What is refused must be refused alike: a wrong guess must not say how wrong it is. */
  async #probe(): Promise<void> {
    const table = this.#table.id;
    const own = new Set(this.#twins.ownTexts());
    const foreign = this.#twins.legalTexts().filter((text) => !own.has(text));
    for (let probe = 0; probe < this.#pains.probes; probe++) {
      const guess = foreign[this.#rng(Math.max(1, foreign.length))] ?? 'nothing';
      const seat = this.#rng(this.#seats.length);
      await this.#ask('move', { table, v: this.#v, move: guess });
      await this.#ask('move', { table, v: this.#v, move: guess, seat: (this.#person + 1) % this.#seats.length });
      await this.#ask('move', { table, v: this.#v + 1 + this.#rng(3), move: guess, seat });
      const damaged = damage(guess, this.#rng);
      if (!own.has(damaged.trim())) await this.#ask('move', { table, v: this.#v, move: damaged });
    }
    await this.#ask('undo', { table, v: this.#v + 1 });
    await this.#ask('hint', { table, v: this.#v });
    await this.#ask('table', { table, command: { do: 'rematch' } });
    await this.#compareFrames('refusals');
  }

  async #play(next: TwinMove): Promise<void> {
    const { seat } = next;
    await this.#inBoth((world, index) => this.#moveIn(world, seat, next.texts[index]));
    this.#v++;
    this.#moves++;
    this.#lastMover = seat;
    await this.#compareFrames(`move of seat ${seat}`);
  }

  /** Whether a move can be taken back is no secret; what it was is. */
  async #takeBack(): Promise<void> {
    const seat = this.#lastMover;
    if (seat === null) return;
    await this.#inBoth(({ app }) =>
      attempted(undo(app.house, { id: guestId(seat) }, this.#table.id, { v: this.#v, seat })),
    );
    await this.#compareFrames(`undo of seat ${seat}`);
  }

  async #moveIn({ app, wires }: World, seat: number, text: string): Promise<unknown> {
    const wish = { v: this.#v, move: text, seat };
    if (seat === this.#person) return wires[seat].ask('move', { table: this.#table.id, ...wish });
    return move(app.house, { id: guestId(seat) }, this.#table.id, wish);
  }

  async #ask(name: string, message: object): Promise<void> {
    await this.#inBoth(({ wires }) => wires[this.#person].ask(name, message));
  }

  async #inBoth(work: (world: World, index: number) => Promise<unknown>): Promise<void> {
    await Promise.all(this.#worlds.map(work));
  }

  async #compareFrames(what: string): Promise<void> {
    const [frames, others] = await Promise.all(this.#worlds.map(({ wires }) => wires[this.#person].take()));
    if (frames.length !== others.length) this.#note(`${what}: ${frames.length} messages, or ${others.length}`);
    for (const [index, frame] of frames.entries()) this.#compare(what, [frame, others[index] ?? '']);
  }

  #compare(what: string, [one, other]: readonly string[]): void {
    this.#messages++;
    if (one !== other) this.#note(`${what}: ${firstDifference(one, other)}`);
    const { seed } = this.#table;
    if (seed !== null && (tells(one, seed) || tells(other, seed)))
      this.#note(`${what}: the secret of the deal is told`);
  }

  #note(difference: string): void {
    this.#difference ??= difference;
  }

  async #openStreams(): Promise<SseReader[]> {
    return Promise.all(
      this.#worlds.map((world) => SseReader.open(world.url, this.#table.id, world.cookie(this.#person))),
    );
  }

  async #closeStreams(streams: readonly SseReader[]): Promise<void> {
    if (streams.length === 0) return;
    // The table, the position, and every step.
    this.#compare('stream', await Promise.all(streams.map((stream) => stream.take(2 + this.#moves))));
    for (const stream of streams) stream.close();
  }

  async #leave(): Promise<void> {
    const table = this.#table.id;
    await this.#ask('unwatch', { table });
    await this.#compareFrames('goodbye');
    await this.#inBoth((world) => world.clear(table));
    for (const world of this.#worlds) world.time.pass(PAUSE_MS);
  }
}

/** Refused is as good as done, as long as it is so in both worlds. */
async function attempted(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined);
}

import type { Rng, SeatId, Seed } from '@pharos/core';
import { damage } from '@pharos/core/testkit';
import { move, undo } from '../../../server/src/play/moves.ts';
import { gameEntry } from '../../../server/src/games.ts';
import type { SeatRow, TableRow } from '../../../server/src/storage/schema.ts';
import { firstDifference, tells } from './bytes.ts';
import type { Kind } from './kinds.ts';
import { withoutPublished } from './published.ts';
import type { Spoil } from './spoil.ts';
import { SseReader } from './sseReader.ts';
import { botRow, seatRow, tableRow } from './tables.ts';
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
  readonly botMoves: number;
  readonly hints: number;
  /** What differed, or what told the secret of the deal; null if all was well. */
  readonly difference: string | null;
}

/** What is tried out. */
export interface Matter {
  readonly kind: Kind;
  readonly twins: Twins;
  readonly pains: Pains;
  readonly spoil: Spoil;
}

/** One position and its twin, each in its own world, asked and played in the same way through the eyes of one viewer. */
export class Trial {
  readonly #worlds: readonly [World, World];
  readonly #twins: Twins;
  readonly #pains: Pains;
  readonly #rng: Rng;
  readonly #tables: readonly [TableRow, TableRow];
  readonly #seats: readonly SeatRow[];
  readonly #bots: readonly SeatId[];
  /** Who looks: a player, or the one beyond the last seat. */
  readonly #person: number;
  #v = 0;
  #messages = 0;
  #moves = 0;
  #botMoves = 0;
  #hints = 0;
  #lastMover: SeatId | null = null;
  /** A player besides the viewer who is at the table. */
  #companion: SeatId | null = null;
  /** What bots did has shown the viewer, or one of them, what differs: there is nothing left to compare. */
  #isParted = false;
  #difference: string | null = null;

  constructor(worlds: readonly [World, World], { kind, twins, pains, spoil }: Matter, rng: Rng) {
    this.#worlds = worlds;
    this.#pains = pains;
    this.#twins = twins;
    this.#rng = rng;
    const { game } = gameEntry(kind.game);
    const options = game.readOptions(kind.options);
    const count = game.seatCount(options);
    const row = tableRow(kind, options, worlds[0].time.now(), rng);
    const tableOf = (seed: Seed): TableRow => spoil.table?.({ ...row, seed }, seed) ?? { ...row, seed };
    this.#tables = [tableOf(twins.seeds[0]), tableOf(twins.seeds[1])];
    const seats = Array.from({ length: count }, (_, seat) => seat);
    this.#bots = chooseBots(seats, twins, rng);
    this.#seats = seats.map((seat) => (this.#bots.includes(seat) ? botRow(row.id, seat, rng) : seatRow(row.id, seat)));
    this.#person = twins.viewer < 0 ? count : twins.viewer;
  }

  async run(): Promise<Finding> {
    const matches = this.#twins.matches();
    const luck = this.#rng(1 << 30);
    await this.#inBoth((world, index) => world.seat(this.#tables[index], this.#seats, matches[index], luck));
    const isEarly = this.#rng(2) === 0;
    await this.#look();
    const streams = this.#pains.isThorough ? await this.#openStreams() : [];
    if (isEarly) await this.#probe();
    await this.#wakeBots();
    while (this.#isOpen && this.#moves < this.#pains.moves) {
      const people = this.#twins.acting.filter((seat) => !this.#bots.includes(seat));
      const next = this.#twins.advance(people, this.#rng);
      if (next === null) break;
      await this.#play(next);
    }
    await this.#closeStreams(streams);
    if (this.#isOpen) await this.#look();
    if (this.#isOpen && !isEarly) await this.#probe();
    if (this.#isOpen) await this.#standIn();
    if (this.#isOpen) await this.#takeBack();
    await this.#leave();
    return {
      messages: this.#messages,
      moves: this.#moves,
      botMoves: this.#botMoves,
      hints: this.#hints,
      difference: this.#difference,
    };
  }

  get #id(): string {
    return this.#tables[0].id;
  }

  /** Whether there is anything left to compare. */
  get #isOpen(): boolean {
    return this.#difference === null && !this.#isParted;
  }

  /** The table as it is: by socket, by HTTP, in the lists; and what others hear of somebody coming. */
  async #look(): Promise<void> {
    const id = this.#id;
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
    const table = this.#id;
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
    await this.#askHint();
    await this.#ask('table', { table, command: { do: 'rematch' } });
    await this.#compareFrames('refusals');
  }

  /** The viewer knows the same in both worlds: so does whoever thinks for them, and comes to the same. */
  async #askHint(): Promise<void> {
    const answers = await this.#ask('hint', { table: this.#id, v: this.#v });
    if (answers[0].includes('"ok":true')) this.#hints++;
    this.#compareThoughts('hint');
  }

  async #play(next: TwinMove): Promise<void> {
    const { seat } = next;
    await this.#inBoth((world, index) => this.#moveIn(world, seat, next.texts[index]));
    this.#v++;
    this.#moves++;
    this.#lastMover = seat;
    await this.#afterBots(`move of seat ${seat}`);
  }

  /** Bots play on when somebody is there whom they keep waiting. */
  async #wakeBots(): Promise<void> {
    if (this.#bots.length === 0) return;
    const player = this.#seats.findIndex(({ seat, kind }) => kind === 'guest' && seat !== this.#person);
    if (player >= 0) {
      this.#companion = player;
      await this.#inBoth(({ wires }) => wires[player].ask('watch', { table: this.#id }));
    }
    for (const world of this.#worlds) world.time.pass(1000);
    await this.#inBoth((world) => world.wake(this.#id));
    await this.#afterBots('move of a bot');
  }

  /** Waits for the bots and compares, as long as they have shown nobody what differs. */
  async #afterBots(what: string): Promise<void> {
    await this.#inBoth((world) => world.rest(this.#id));
    const isInStep = this.#compareThoughts(what);
    const [moves, others] = await Promise.all(this.#worlds.map((world) => world.movesFrom(this.#id, this.#v)));
    const standing = isInStep ? this.#twins.follow([moves, others], this.#rng) : 'parted';
    if (standing === 'parted') {
      this.#isParted = true;
      return;
    }
    if (standing !== 'alike') this.#note(standing.difference);
    this.#v += moves.length;
    this.#botMoves += moves.length;
    await this.#compareFrames(what);
  }

  /** A bot plays for the viewer, knowing what the viewer knows. */
  async #standIn(): Promise<void> {
    const { viewer, knower } = this.#twins;
    if (!this.#pains.isThorough || viewer !== knower || this.#seats.length - this.#bots.length < 2) return;
    await this.#ask('table', { table: this.#id, command: { do: 'leave' } });
    await this.#afterBots('move of a stand-in');
    if (!this.#isOpen) return;
    await this.#ask('table', { table: this.#id, command: { do: 'takeBack', seat: viewer } });
    await this.#afterBots('coming back');
  }

  /**
   * Who thinks for the knower gets to know no more than the knower does. Other bots are there as long as they know the
   * same: answers whether they still do.
   */
  #compareThoughts(what: string): boolean {
    const [thoughts, others] = this.#worlds.map((world) => world.takeThoughts());
    const differing = thoughts.findIndex(({ known }, index) => known !== others.at(index)?.known);
    if (differing < 0) {
      if (thoughts.length !== others.length) this.#note(`${what}: ${thoughts.length} thoughts, or ${others.length}`);
      return true;
    }
    const { seat, known } = thoughts[differing];
    if (seat !== this.#twins.knower) return false;
    this.#note(
      `${what}: seat ${seat} is thought for with ${firstDifference(known, others.at(differing)?.known ?? '')}`,
    );
    return true;
  }

  /** Whether a move can be taken back is no secret; what it was is. */
  async #takeBack(): Promise<void> {
    const seat = this.#lastMover;
    if (seat === null) return;
    await this.#inBoth(({ app }) => attempted(undo(app.house, { id: guestId(seat) }, this.#id, { v: this.#v, seat })));
    await this.#inBoth((world) => world.rest(this.#id));
    await this.#compareFrames(`undo of seat ${seat}`);
  }

  async #moveIn({ app, wires }: World, seat: number, text: string): Promise<unknown> {
    const wish = { v: this.#v, move: text, seat };
    if (seat === this.#person) return wires[seat].ask('move', { table: this.#id, ...wish });
    return move(app.house, { id: guestId(seat) }, this.#id, wish);
  }

  #ask(name: string, message: object): Promise<string[]> {
    return this.#inBoth(({ wires }) => wires[this.#person].ask(name, message));
  }

  #inBoth<Value>(work: (world: World, index: 0 | 1) => Promise<Value>): Promise<Value[]> {
    const [one, other] = this.#worlds;
    return Promise.all([work(one, 0), work(other, 1)]);
  }

  async #compareFrames(what: string): Promise<void> {
    const [frames, others] = await Promise.all(this.#worlds.map(({ wires }) => wires[this.#person].take()));
    if (frames.length !== others.length) this.#note(`${what}: ${frames.length} messages, or ${others.length}`);
    for (const [index, frame] of frames.entries()) this.#compare(what, [frame, others[index] ?? '']);
  }

  #compare(what: string, [one, other]: readonly string[]): void {
    this.#messages++;
    const { seeds } = this.#twins;
    const texts = [one, other].map((text, index) => withoutPublished(text, seeds[index]));
    if (texts[0] !== texts[1]) this.#note(`${what}: ${firstDifference(texts[0], texts[1])}`);
    if (seeds.some((seed) => tells(one, seed) || tells(other, seed)))
      this.#note(`${what}: the secret of the deal is told`);
  }

  #note(difference: string): void {
    this.#difference ??= difference;
  }

  async #openStreams(): Promise<SseReader[]> {
    return Promise.all(this.#worlds.map((world) => SseReader.open(world.url, this.#id, world.cookie(this.#person))));
  }

  async #closeStreams(streams: readonly SseReader[]): Promise<void> {
    // The table, the position, and every step.
    if (streams.length > 0 && this.#isOpen)
      this.#compare('stream', await Promise.all(streams.map((stream) => stream.take(2 + this.#v))));
    for (const stream of streams) stream.close();
  }

  async #leave(): Promise<void> {
    const table = this.#id;
    await this.#ask('unwatch', { table });
    if (!this.#isParted) await this.#compareFrames('goodbye');
    else await this.#inBoth(({ wires }) => wires[this.#person].take());
    await this.#inBoth(async (world) => {
      if (this.#companion !== null) await world.wires[this.#companion].forget(table);
      await world.rest(table);
      await world.clear(table);
    });
    for (const world of this.#worlds) world.time.pass(PAUSE_MS);
  }
}

/** Seats other than the viewer's that know the same in both worlds: bots there have to play the same. */
function chooseBots(seats: readonly SeatId[], twins: Twins, rng: Rng): SeatId[] {
  const { viewer, knower } = twins;
  if (knower === null || rng(3) === 0) return [];
  // Whether the knower does know the same is for the trial to find out.
  const bots = seats.filter((seat) => seat !== viewer && (seat === knower || twins.knowsTheSame(seat, rng)));
  // Somebody has to play with them.
  return bots.length < seats.length ? bots : [knower];
}

/** Refused is as good as done, as long as it is so in both worlds. */
async function attempted(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined);
}

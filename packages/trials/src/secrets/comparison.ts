import type { Rng, SeatId } from '@pharos/core';
import { damage } from '@pharos/core/testkit';
import { gameEntry } from '../../../server/src/shared/games.ts';
import type { SeatRow, TableRow } from '../../../server/src/storage/schema.ts';
import { firstDifference, tells } from './compareText.ts';
import type { Ending } from './botActivity.ts';
import type { Kind } from './gameKinds.ts';
import { keptPair, newOpening, type KeptPair } from './dealSecrets.ts';
import { withoutPublished } from './publishedFields.ts';
import type { Spoil } from './plantedLeak.ts';
import { SseReader } from './sseReader.ts';
import { seatRows, tableIn, tableRow } from './tables.ts';
import type { TwinMove, Twins } from './statePair.ts';
import { guestId, type World } from './trialServer.ts';

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
  /** Why the comparison ended before all was asked; null if it did not. */
  readonly end: Ending | null;
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
  readonly #kept: KeptPair;
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
  #end: Ending | null = null;
  #difference: string | null = null;

  constructor(worlds: readonly [World, World], { kind, twins, pains, spoil }: Matter, rng: Rng) {
    this.#worlds = worlds;
    this.#pains = pains;
    this.#twins = twins;
    this.#rng = rng;
    const { game } = gameEntry(kind.game);
    const options = game.readOptions(kind.options);
    const count = game.seatCount(options);
    const seats = Array.from({ length: count }, (_, seat) => seat);
    this.#bots = chooseBots(seats, twins, rng);
    const people = seats.map((seat) => !this.#bots.includes(seat));
    const opening = twins.dealt?.opening ?? newOpening(people, rng);
    const { kept, places } =
      twins.dealt === null
        ? keptPair(opening, gameEntry(kind.game).teamSize(options), rng)
        : { kept: twins.dealt.kept, places: null };
    const row = { ...tableRow(kind, options, opening.table, worlds[0].time.now(), rng), draw_seats: places !== null };
    const tables = kept.map((own) => tableIn(row, own)).map((table) => spoil.table?.(table) ?? table);
    this.#kept = kept;
    this.#tables = [tables[0], tables[1]];
    this.#seats = seatRows(opening, this.#bots, places, rng);
    this.#person = twins.viewer < 0 ? count : twins.viewer;
  }

  async run(): Promise<Finding> {
    const matches = this.#twins.matches(this.#kept);
    const luck = this.#rng(1 << 30);
    await this.#inBoth((world, index) => world.seat(this.#tables[index], this.#seats, matches[index], luck));
    const isEarly = this.#rng(2) === 0;
    await this.#look();
    if (this.#isOpen) await this.#accompany();
    const streams = this.#isOpen && this.#pains.isThorough ? await this.#openStreams() : null;
    if (this.#isOpen && isEarly) await this.#probe();
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
      end: this.#end,
      difference: this.#difference,
    };
  }

  get #id(): string {
    return this.#tables[0].id;
  }

  /** Whether there is anything left to compare. */
  get #isOpen(): boolean {
    return this.#difference === null && this.#end === null;
  }

  /**
   * The table as it is: by socket, by HTTP, in the lists; and what others hear of somebody coming. Bots play on as soon as
   * somebody is there.
   */
  async #look(): Promise<void> {
    const id = this.#id;
    await this.#ask('watch', { table: id });
    await this.#inBoth((world) => world.wake(id));
    await this.#afterBots('move of a bot');
    if (this.#isOpen) await this.#gather();
    if (!this.#isOpen || !this.#pains.isThorough) return;
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
    const [one, other] = this.#worlds.map((world) => JSON.stringify(world.takeThoughts()));
    if (one !== other) this.#note(`hint: the viewer is thought for with ${firstDifference(one, other)}`);
  }

  async #play(next: TwinMove): Promise<void> {
    const { seat } = next;
    await this.#inBoth((world, index) => this.#moveIn(world, seat, next.texts[index]));
    this.#v++;
    this.#moves++;
    this.#lastMover = seat;
    await this.#afterBots(`move of seat ${seat}`);
  }

  /** Another player comes: those at a table are told together. */
  async #accompany(): Promise<void> {
    const player = this.#seats.findIndex(({ seat, kind }) => kind === 'guest' && seat !== this.#person);
    if (player < 0) return;
    this.#companion = player;
    await this.#inBoth(({ wires }) => wires[player].ask('watch', { table: this.#id }));
    await this.#gather();
  }

  /** Who is there is told a moment later. */
  async #gather(): Promise<void> {
    for (const world of this.#worlds) world.time.pass(1000);
    await this.#inBoth((world) => world.rest(this.#id));
    await this.#compareFrames('presence');
  }

  /** Waits for the bots, and compares what they were told, what they did, and what the viewer was told of it. */
  async #afterBots(what: string): Promise<void> {
    await this.#inBoth((world) => world.rest(this.#id));
    const [one, other] = await this.#inBoth((world) => world.takeDoings(this.#id, this.#v));
    const { followed, end, difference } = this.#twins.follow(this.#v, [one, other]);
    if (difference !== null) this.#note(`${what}: ${difference}`);
    this.#v += followed;
    this.#botMoves += followed;
    this.#end = end;
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

  /** Whether a move can be taken back is no secret; what it was is. */
  async #takeBack(): Promise<void> {
    const seat = this.#lastMover;
    if (seat === null) return;
    const command = { kind: 'undo', v: this.#v, seat } as const;
    await this.#inBoth(({ app }) =>
      attempted(app.context.gameCommands.submit({ id: guestId(seat) }, this.#id, command)),
    );
    await this.#inBoth((world) => world.rest(this.#id));
    await this.#compareFrames(`undo of seat ${seat}`);
  }

  async #moveIn({ app, wires }: World, seat: number, text: string): Promise<unknown> {
    const command = { v: this.#v, move: text, seat };
    if (seat === this.#person) return wires[seat].ask('move', { table: this.#id, ...command });
    return app.context.gameCommands.submit({ id: guestId(seat) }, this.#id, { kind: 'move', ...command });
  }

  #ask(name: string, message: object): Promise<string[]> {
    return this.#inBoth(({ wires }) => wires[this.#person].ask(name, message));
  }

  #inBoth<Value>(work: (world: World, index: 0 | 1) => Promise<Value>): Promise<Value[]> {
    const [one, other] = this.#worlds;
    return Promise.all([work(one, 0), work(other, 1)]);
  }

  /** As long as nothing has ended the comparison, number and order count too. */
  async #compareFrames(what: string): Promise<void> {
    const taken = await this.#inBoth(({ wires }) => wires[this.#person].take());
    const [frames, others] = this.#end === null ? taken : taken.map((all) => this.#untilNow(all));
    if (frames.length !== others.length) this.#note(`${what}: ${frames.length} messages, or ${others.length}`);
    for (const [index, frame] of frames.entries()) this.#compare(what, [frame, others[index] ?? '']);
  }

  /** What came before the move that ended the comparison. */
  #untilNow(frames: readonly string[]): readonly string[] {
    const after = frames.findIndex((frame) => Number(/^42\["game",.*?"v":(\d+)/.exec(frame)?.[1] ?? 0) > this.#v);
    return after < 0 ? frames : frames.slice(0, after);
  }

  #compare(what: string, [one, other]: readonly string[]): void {
    this.#messages++;
    const texts = [one, other].map((text, index) => withoutPublished(text, this.#kept[index]));
    if (texts[0] !== texts[1]) this.#note(`${what}: ${firstDifference(texts[0], texts[1])}`);
    const secrets = this.#kept.flatMap(({ secret, seed, seating }) => [secret, seed, seating]);
    if (secrets.some((secret) => tells(one, secret) || tells(other, secret)))
      this.#note(`${what}: the secret of the deal is told`);
  }

  #note(difference: string): void {
    this.#difference ??= difference;
  }

  async #openStreams(): Promise<Streams> {
    const readers = this.#worlds.map((world) => SseReader.open(world.url, this.#id, world.cookie(this.#person)));
    return { readers: await Promise.all(readers), from: this.#v };
  }

  async #closeStreams(streams: Streams | null): Promise<void> {
    if (streams === null) return;
    const { readers, from } = streams;
    // The table, the position, and every step.
    const events = 2 + this.#v - from;
    if (this.#isOpen) this.#compare('stream', await Promise.all(readers.map((reader) => reader.take(events))));
    for (const reader of readers) reader.close();
  }

  async #leave(): Promise<void> {
    const table = this.#id;
    await this.#ask('unwatch', { table });
    if (this.#end === null) await this.#compareFrames('goodbye');
    else await this.#inBoth(({ wires }) => wires[this.#person].take());
    await this.#inBoth(async (world) => {
      if (this.#companion !== null) await world.wires[this.#companion].forget(table);
      await world.rest(table);
      await world.clear(table);
    });
    for (const world of this.#worlds) world.time.pass(PAUSE_MS);
  }
}

/** Streams that were opened at a version. */
interface Streams {
  readonly readers: readonly SseReader[];
  readonly from: number;
}

/** Seats other than the viewer's that know the same in both worlds: bots there have to play the same. */
function chooseBots(seats: readonly SeatId[], twins: Twins, rng: Rng): SeatId[] {
  const { viewer, knower } = twins;
  if (knower === null || rng(3) === 0) return [];
  const bots = seats.filter((seat) => seat !== viewer && twins.knowsTheSame(seat));
  // Somebody has to play with them.
  return bots.length < seats.length ? bots : [knower];
}

/** Refused is as good as done, as long as it is so in both worlds. */
async function attempted(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined);
}

import type { Rng, SeatId } from '@pharos/core';
import { damage } from '@pharos/core/testkit';
import { gameEntry, type SeatRow, type TableRow } from '@pharos/server';
import { firstDifference, containsSecret } from './compareText.ts';
import type { ComparisonEnd } from './botActivity.ts';
import type { Kind } from './gameKinds.ts';
import { dealSecretsPair, newDealInputs, type DealSecretsPair } from './dealSecrets.ts';
import { withoutPublished } from './publishedFields.ts';
import type { PlantedLeak } from './plantedLeak.ts';
import { SseReader } from './sseReader.ts';
import { seatRows, tableIn, tableRow } from './tables.ts';
import type { PairMove, StatePair } from './statePair.ts';
import { guestId, type TrialServer } from './trialServer.ts';

/** How much is compared. */
export interface Thoroughness {
  /** Moves made from the position on, as long as nothing tells the servers apart. */
  readonly moves: number;
  /** Refused requests of each kind. */
  readonly probes: number;
  /** Whether the table is asked for by HTTP, in lists, and followed by server-sent events as well. */
  readonly isThorough: boolean;
}

/** Longer than anybody has to wait before they may ask again. */
const PAUSE_MS = 60_000;

/** What a comparison found. */
export interface ComparisonResult {
  /** Messages compared. */
  readonly messages: number;
  readonly moves: number;
  readonly botMoves: number;
  readonly hints: number;
  /** Times the viewer was answered with previews. */
  readonly previews: number;
  /** Times the viewer told a partner something. */
  readonly told: number;
  /** Times the viewer was told what their seat remembers. */
  readonly memories: number;
  /** Messages to the viewer while away. */
  readonly notices: number;
  /** Why the comparison ended before all was asked; null if it did not. */
  readonly end: ComparisonEnd | null;
  /** What differed, or where the secret of the deal was sent; null if all was well. */
  readonly difference: string | null;
}

/** What is compared. */
export interface ComparisonParts {
  readonly kind: Kind;
  readonly pair: StatePair;
  readonly thoroughness: Thoroughness;
  readonly leak: PlantedLeak;
}

/** What is told about all tables of somebody. */
const LISTS = ['/tables/mine', '/tables', '/me/identity', '/me/export'];

/** Two states that look the same to a viewer, each on a server of its own, asked and played in the same way. */
export class Comparison {
  readonly #servers: readonly [TrialServer, TrialServer];
  readonly #pair: StatePair;
  readonly #thoroughness: Thoroughness;
  readonly #rng: Rng;
  readonly #secrets: DealSecretsPair;
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
  #previews = 0;
  #told = 0;
  #memories = 0;
  #notices = 0;
  #lastMover: SeatId | null = null;
  /** A player besides the viewer who is at the table. */
  #secondPlayer: SeatId | null = null;
  #end: ComparisonEnd | null = null;
  #difference: string | null = null;

  constructor(
    servers: readonly [TrialServer, TrialServer],
    { kind, pair, thoroughness, leak }: ComparisonParts,
    rng: Rng,
  ) {
    this.#servers = servers;
    this.#thoroughness = thoroughness;
    this.#pair = pair;
    this.#rng = rng;
    const { game } = gameEntry(kind.game);
    const options = game.readOptions(kind.options);
    const count = game.seatCount(options);
    const seats = Array.from({ length: count }, (_, seat) => seat);
    this.#bots = chooseBots(seats, pair, rng);
    const people = seats.map((seat) => !this.#bots.includes(seat));
    const inputs = pair.dealt?.inputs ?? newDealInputs(people, rng);
    const { secrets, places } =
      pair.dealt === null
        ? dealSecretsPair(inputs, gameEntry(kind.game).teamSize(options), rng)
        : { secrets: pair.dealt.secrets, places: null };
    const row = { ...tableRow(kind, options, inputs.table, servers[0].time.now(), rng), draw_seats: places !== null };
    const tables = secrets.map((own) => tableIn(row, own)).map((table) => leak.table?.(table) ?? table);
    this.#secrets = secrets;
    this.#tables = [tables[0], tables[1]];
    this.#seats = seatRows(inputs, this.#bots, places, rng);
    this.#person = pair.viewer < 0 ? count : pair.viewer;
  }

  async run(): Promise<ComparisonResult> {
    const matches = this.#pair.matches(this.#secrets);
    const seed = this.#rng(1 << 30);
    await this.#inBoth((server, index) => server.beginGame(this.#tables[index], this.#seats, matches[index], seed));
    const isEarly = this.#rng(2) === 0;
    await this.#compareState();
    if (this.#isOpen) await this.#addSecondPlayer();
    const streams = this.#isOpen && this.#thoroughness.isThorough ? await this.#openStreams() : null;
    if (this.#isOpen && isEarly) await this.#compareRefusals();
    while (this.#isOpen && this.#moves < this.#thoroughness.moves) {
      const people = this.#pair.acting.filter((seat) => !this.#bots.includes(seat));
      const next = this.#pair.advance(people, this.#rng);
      if (next === null) break;
      await this.#play(next);
    }
    await this.#closeStreams(streams);
    if (this.#isOpen) await this.#compareState();
    if (this.#isOpen && !isEarly) await this.#compareRefusals();
    if (this.#isOpen) await this.#standIn();
    if (this.#isOpen) await this.#takeBack();
    await this.#leave();
    return {
      messages: this.#messages,
      moves: this.#moves,
      botMoves: this.#botMoves,
      hints: this.#hints,
      previews: this.#previews,
      told: this.#told,
      memories: this.#memories,
      notices: this.#notices,
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
   * The table as it is: by socket, by HTTP, in the lists; and what others are sent when somebody comes. Bots play on as soon as
   * somebody is there.
   */
  async #compareState(): Promise<void> {
    const id = this.#id;
    await this.#request('watch', { table: id, changes: true });
    await this.#inBoth((server) => server.startBots(id));
    await this.#afterBots('move of a bot');
    if (this.#isOpen) await this.#passPresence();
    if (!this.#isOpen || !this.#thoroughness.isThorough) return;
    for (const path of [`/tables/${id}`, `/tables/${id}/record`, ...LISTS]) {
      const answers = await Promise.all(this.#servers.map((server) => server.get(path, this.#person)));
      this.#compare(path, answers);
    }
  }

  /** What is refused must be refused alike: a wrong guess must not say how wrong it is. */
  async #compareRefusals(): Promise<void> {
    const table = this.#id;
    const own = new Set(this.#pair.ownTexts());
    const foreign = this.#pair.legalTexts().filter((text) => !own.has(text));
    for (let probe = 0; probe < this.#thoroughness.probes; probe++) {
      const guess = foreign[this.#rng(Math.max(1, foreign.length))] ?? 'nothing';
      const seat = this.#rng(this.#seats.length);
      await this.#request('move', { table, v: this.#v, move: guess });
      await this.#request('move', { table, v: this.#v, move: guess, seat: (this.#person + 1) % this.#seats.length });
      await this.#request('move', { table, v: this.#v + 1 + this.#rng(3), move: guess, seat });
      const damaged = damage(guess, this.#rng);
      if (!own.has(damaged.trim())) await this.#request('move', { table, v: this.#v, move: damaged });
    }
    await this.#request('undo', { table, v: this.#v + 1 });
    await this.#compareHint();
    if (await this.#isToldOfOwn('previews')) this.#previews++;
    await this.#compareTalk(foreign);
    if (await this.#isToldOfOwn('memory')) this.#memories++;
    for (const command of [{ do: 'rematch' }, { do: 'resign', seat: 9 }, { do: 'answer', offer: 9, accept: true }])
      await this.#request('table', { table, command });
    await this.#compareFrames('refusals');
  }

  /** The viewer knows the same on both servers: so a hint is computed from the same, and comes to the same. */
  async #compareHint(): Promise<void> {
    const answers = await this.#request('hint', { table: this.#id, v: this.#v });
    if (answers[0].includes('"ok":true')) this.#hints++;
    const [one, other] = this.#servers.map((server) => JSON.stringify(server.takeBotInputs()));
    if (one !== other) this.#addDifference(`hint: the input is ${firstDifference(one, other)}`);
  }

  /** What is told of the viewer's own seat follows from what the viewer knows; nobody else's is answered. */
  async #isToldOfOwn(name: 'previews' | 'memory'): Promise<boolean> {
    const seat = (this.#person + 1) % this.#seats.length;
    const [own] = await this.#request(name, { table: this.#id, v: this.#v });
    const [foreign] = await this.#request(name, { table: this.#id, v: this.#v, seat });
    if (foreign.includes('"ok":true')) this.#addDifference(`${name}: those of seat ${seat} are answered`);
    return own.includes('"ok":true');
  }

  /** A viewer tells a partner what both know, and learns nothing of a hand from what is refused, or of what others tell each other. */
  async #compareTalk(foreign: readonly string[]): Promise<void> {
    const table = this.#id;
    const card = foreign[this.#rng(Math.max(1, foreign.length))]?.split(' ')[1] ?? 'baths';
    for (const text of [`leave ${card}`, `take ${card}`, `promise ${card}`, 'sign war']) {
      const [answer] = await this.#request('tellPartner', { table, v: this.#v, text });
      if (answer.includes('"ok":true')) this.#told++;
    }
    for (const { seat, kind } of this.#seats)
      if (kind === 'guest' && seat !== this.#person) await this.#inBoth(({ app }) => this.#tellPartner(app, seat));
  }

  /** Another player tells their partner something about a card, which may be another one on each server. */
  async #tellPartner({ context: { rooms, partnerMessages } }: TrialServer['app'], seat: SeatId): Promise<void> {
    const talk = await rooms.use(this.#id, ({ game }) => game.match.partnerTalk(seat));
    if (talk === null) return;
    const command = { v: this.#v, text: talk.messages[0], seat };
    await ignoreRefusal(partnerMessages.tell({ id: guestId(seat) }, this.#id, command));
  }

  async #play(next: PairMove): Promise<void> {
    const { seat } = next;
    await this.#inBoth((server, index) => this.#moveIn(server, seat, next.texts[index]));
    this.#v++;
    this.#moves++;
    this.#lastMover = seat;
    await this.#afterBots(`move of seat ${seat}`);
  }

  /** Another player comes: those at a table are sent updates together. */
  async #addSecondPlayer(): Promise<void> {
    const player = this.#seats.findIndex(({ seat, kind }) => kind === 'guest' && seat !== this.#person);
    if (player < 0) return;
    this.#secondPlayer = player;
    await this.#inBoth(({ sockets }) => sockets[player].request('watch', { table: this.#id }));
    await this.#passPresence();
  }

  /** Who is there is sent a moment later. */
  async #passPresence(): Promise<void> {
    for (const server of this.#servers) server.time.pass(1000);
    await this.#inBoth((server) => server.waitForBots(this.#id));
    await this.#compareFrames('presence');
  }

  /** Waits for the bots, and compares their inputs, what they did, and what the viewer was sent of it. */
  async #afterBots(what: string): Promise<void> {
    await this.#inBoth((server) => server.waitForBots(this.#id));
    const [one, other] = await this.#inBoth((server) => server.takeBotActivity(this.#id, this.#v));
    const { followed, end, difference } = this.#pair.followBots(this.#v, [one, other]);
    if (difference !== null) this.#addDifference(`${what}: ${difference}`);
    this.#v += followed;
    this.#botMoves += followed;
    this.#end = end;
    await this.#compareFrames(what);
  }

  /** A bot plays for the viewer, knowing what the viewer knows. */
  async #standIn(): Promise<void> {
    const { viewer, informedSeat } = this.#pair;
    if (!this.#thoroughness.isThorough || viewer !== informedSeat || this.#seats.length - this.#bots.length < 2) return;
    await this.#request('table', { table: this.#id, command: { do: 'leave' } });
    await this.#afterBots('move of a stand-in');
    if (!this.#isOpen) return;
    await this.#request('table', { table: this.#id, command: { do: 'takeBack', seat: viewer } });
    await this.#afterBots('coming back');
  }

  /** Whether a move can be taken back is no secret; what it was is. */
  async #takeBack(): Promise<void> {
    const seat = this.#lastMover;
    if (seat === null) return;
    const command = { kind: 'undo', v: this.#v, seat } as const;
    await this.#inBoth(({ app }) =>
      ignoreRefusal(app.context.gameCommands.submit({ id: guestId(seat) }, this.#id, command)),
    );
    for (const { guest } of this.#seats) if (guest !== null) await this.#inBoth(({ app }) => this.#agree(app, guest));
    await this.#inBoth((server) => server.waitForBots(this.#id));
    await this.#compareFrames(`undo of seat ${seat}`);
  }

  /** Agrees to whatever is asked of a guest. */
  async #agree({ context: { db, rooms, tableCommands } }: TrialServer['app'], guest: string): Promise<unknown> {
    const open = await rooms.use(this.#id, ({ game }) => game.offers.open);
    const row = await db.selectFrom('guests').selectAll().where('id', '=', guest).executeTakeFirstOrThrow();
    if (open === null) return null;
    return ignoreRefusal(tableCommands.run(row, this.#id, { do: 'answer', offer: open.id, accept: true }));
  }

  async #moveIn({ app, sockets }: TrialServer, seat: number, text: string): Promise<unknown> {
    const command = { v: this.#v, move: text, seat };
    if (seat === this.#person) return sockets[seat].request('move', { table: this.#id, ...command });
    return app.context.gameCommands.submit({ id: guestId(seat) }, this.#id, { kind: 'move', ...command });
  }

  #request(name: string, message: object): Promise<string[]> {
    return this.#inBoth(({ sockets }) => sockets[this.#person].request(name, message));
  }

  #inBoth<Value>(work: (server: TrialServer, index: 0 | 1) => Promise<Value>): Promise<Value[]> {
    const [one, other] = this.#servers;
    return Promise.all([work(one, 0), work(other, 1)]);
  }

  /** As long as nothing has ended the comparison, number and order count too. */
  async #compareFrames(what: string): Promise<void> {
    const taken = await this.#inBoth(({ sockets }) => sockets[this.#person].takeFrames());
    const [frames, others] = this.#end === null ? taken : taken.map((all) => this.#untilNow(all));
    if (frames.length !== others.length) this.#addDifference(`${what}: ${frames.length} messages, or ${others.length}`);
    for (const [index, frame] of frames.entries()) this.#compare(what, [frame, others[index] ?? '']);
  }

  /** What came before the move that ended the comparison. */
  #untilNow(frames: readonly string[]): readonly string[] {
    const after = frames.findIndex(
      (frame) => Number(/^42\["(?:game|change)",.*?"v":(\d+)/.exec(frame)?.[1] ?? 0) > this.#v,
    );
    return after < 0 ? frames : frames.slice(0, after);
  }

  #compare(what: string, [one, other]: readonly string[]): void {
    this.#messages++;
    const texts = [one, other].map((text, index) => withoutPublished(text, this.#secrets[index]));
    if (texts[0] !== texts[1]) this.#addDifference(`${what}: ${firstDifference(texts[0], texts[1])}`);
    const all = this.#secrets.flatMap(({ secret, seed, seating }) => [secret, seed, seating]);
    if (all.some((secret) => containsSecret(one, secret) || containsSecret(other, secret)))
      this.#addDifference(`${what}: the secret of the deal is sent`);
  }

  #addDifference(difference: string): void {
    this.#difference ??= difference;
  }

  async #openStreams(): Promise<Streams> {
    const readers = this.#servers.map((server) => SseReader.open(server.url, this.#id, server.cookie(this.#person)));
    return { readers: await Promise.all(readers), from: this.#v };
  }

  async #closeStreams(streams: Streams | null): Promise<void> {
    if (streams === null) return;
    const { readers, from } = streams;
    // The table, the position, and every step.
    const events = 2 + this.#v - from;
    if (this.#isOpen) this.#compare('stream', await Promise.all(readers.map((reader) => reader.takeText(events))));
    for (const reader of readers) reader.close();
  }

  /**
   * What the viewer and all others who are away are told: whose turn it is is no secret to anybody. After what tells the servers apart it
   * may be something else.
   */
  async #compareNotices(): Promise<void> {
    const [one, other] = this.#servers;
    const told = await one.takeNotices();
    const others = await other.takeNotices();
    if (this.#end !== null) return;
    this.#notices += told.length;
    this.#compare('notices', [told.join('\n'), others.join('\n')]);
  }

  async #leave(): Promise<void> {
    const table = this.#id;
    await this.#request('unwatch', { table });
    if (this.#end === null) await this.#compareFrames('goodbye');
    else await this.#inBoth(({ sockets }) => sockets[this.#person].takeFrames());
    await this.#compareNotices();
    await this.#inBoth(async (server) => {
      if (this.#secondPlayer !== null) await server.sockets[this.#secondPlayer].unwatch(table);
      await server.waitForBots(table);
      await server.clear(table);
    });
    for (const server of this.#servers) server.time.pass(PAUSE_MS);
  }
}

/** Streams that were opened at a version. */
interface Streams {
  readonly readers: readonly SseReader[];
  readonly from: number;
}

/** Seats other than the viewer's that know the same on both servers: bots there have to play the same. */
function chooseBots(seats: readonly SeatId[], pair: StatePair, rng: Rng): SeatId[] {
  const { viewer, informedSeat } = pair;
  if (informedSeat === null || rng(3) === 0) return [];
  const bots = seats.filter((seat) => seat !== viewer && pair.knowsSame(seat));
  // Somebody has to play with them.
  return bots.length < seats.length ? bots : [informedSeat];
}

/** Refused is as good as done, as long as it is so on both servers. */
async function ignoreRefusal(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined);
}

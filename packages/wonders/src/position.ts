import { Reader, seatBit, shuffle, type Rng, type SeatId } from '@pharos/core';
import { run } from './agenda.ts';
import type { Catalog } from './catalog.ts';
import { refold } from './city.ts';
import { DEFEAT_POINTS, VICTORY_POINTS } from './conflicts.ts';
import type { Fields as FieldsByName } from './expansion.ts';
import { freeCityHolder, handHeldBy, handSize, holderOf, lookersOf, sortHand } from './hands.ts';
import { heldCard, hiddenCard, NO_HAND, type HiddenCard } from './hidden.ts';
import { AGES } from './limits.ts';
import type { Options } from './options.ts';
import { dealBoards, emptyTable, guildsInPlay, STARTING_COINS } from './setup.ts';
import { boardOf, hasFreeCity, NONE, sideOf, type City, type Expansion, type Rules, type State } from './state.ts';

const KEYS = ['age', 'turn', 'cities', 'hands', 'discard', 'choice'] as const;
const CITY_KEYS = ['board', 'side', 'coins', 'cards', 'stages', 'conflicts', 'freeBuildUsed'] as const;
const CHOICE_KEYS = ['kind', 'city'] as const;
const MOST_COINS = 999;

type Fields = Record<(typeof KEYS)[number], Reader>;

/** Builds the position that somebody wrote down. What is left open is filled from `rng`; docs/scenarios.md is the manual. */
export function describe(rules: Rules, options: Options, raw: unknown, rng: Rng): State {
  const reader = new Reader(raw, 'position', 'BAD_POSITION');
  const table = reader.fields([...KEYS, ...rules.known.flatMap(({ position }) => position?.keys ?? [])]);
  return new Writer(rules, options, reader.fieldsAmong(KEYS), table, rng).write();
}

/** Refuses what is said of an expansion that is not in play. */
function refuse(fields: FieldsByName, keys: readonly string[], { name }: Expansion): void {
  for (const key of keys) if (!fields[key].isAbsent()) fields[key].fail(`this is played with ${name} only`);
}

/** What is said of a city: the fields of the base game, and all fields by name. */
interface CityFields {
  readonly own: Readonly<Record<(typeof CITY_KEYS)[number], Reader>>;
  readonly all: FieldsByName;
}

/** Collects the pieces of a described position and sees that no card is used more often than it exists. */
class Writer {
  readonly #rules: Rules;
  readonly #catalog: Catalog;
  readonly #options: Options;
  readonly #fields: Fields;
  /** The same with those of expansions. */
  readonly #table: FieldsByName;
  readonly #rng: Rng;
  /** Copies of each card that are not placed yet. */
  readonly #left: number[];

  constructor(rules: Rules, options: Options, fields: Fields, table: FieldsByName, rng: Rng) {
    const { catalog } = rules;
    this.#rules = rules;
    this.#catalog = catalog;
    this.#options = options;
    this.#fields = fields;
    this.#table = table;
    this.#rng = rng;
    this.#left = catalog.cards.map(() => 0);
    const drawn = [...catalog.guilds, ...rules.draws.flatMap(({ cards }) => cards[options.players].flat())];
    for (const card of [...catalog.decks[options.players].flat(), ...drawn]) this.#left[card]++;
  }

  write(): State {
    const fields = this.#fields;
    const s = emptyTable(this.#rules, this.#options, { decks: [[], [], []], undrawn: [] });
    s.age = fields.age.isAbsent() ? 1 : fields.age.integer(1, AGES);
    s.turn = fields.turn.isAbsent() ? 1 : fields.turn.integer(1, s.turns);
    s.conflicts = s.age - 1;
    this.#readCities(s);
    if (!fields.discard.isAbsent()) {
      for (const card of fields.discard.list()) s.discard.push(this.#faceDown(this.#card(s, card), 0));
    }
    const named = this.#readHands(s);
    const undrawn = [...this.#drawGuilds(), ...this.#drawOthers()];
    const pool = this.#poolOf(s.age, undrawn);
    this.#dealHands(s, named, pool);
    // Cards under a wonder are more likely old ones, and those are needed nowhere else.
    const old = s.age === 1 ? pool : this.#poolOf(s.age - 1, undrawn);
    for (const [index, city] of s.cities.entries()) this.#fillUnder(index, city, old);
    const dealt: State = { ...s, deal: { decks: this.#decks(s, pool, undrawn), undrawn } };
    this.#startChoice(dealt);
    return dealt;
  }

  #readCities(s: State): void {
    const reader = this.#fields.cities;
    const described = reader.isAbsent() ? [] : reader.list(s.cities.length);
    const { known, expansions } = this.#rules;
    const keys = [...CITY_KEYS, ...known.flatMap(({ position }) => position?.cityKeys ?? [])];
    const entries = s.cities.map((_, index): CityFields | null =>
      index < described.length
        ? { all: described[index].fields(keys), own: described[index].fieldsAmong(CITY_KEYS) }
        : null,
    );
    this.#placeBoards(
      s,
      entries.map((entry) => entry?.own.board ?? null),
    );
    const others = entries.map((entry) => entry?.all ?? null);
    for (const expansion of expansions) expansion.position?.place(s, others, this.#rng);
    for (const [index, entry] of entries.entries()) {
      const city = s.cities[index];
      const side = entry?.own.side;
      city.side = side === undefined || side.isAbsent() ? Math.max(0, city.side) : this.#side(s, city, side);
      if (entry !== null) this.#readCity(s, index, entry);
    }
    for (const expansion of known) {
      if (expansions.includes(expansion)) expansion.position?.readTable(s, this.#table, this.#rng);
      else refuse(this.#table, expansion.position?.keys ?? [], expansion);
    }
    for (const [index, city] of s.cities.entries()) {
      refold(s, city);
      for (const expansion of expansions) expansion.refold?.(s, index);
    }
  }

  /** Boards that are not named are those of the options, or any that is free. */
  #placeBoards(s: State, readers: readonly (Reader | null)[]): void {
    const ids = this.#catalog.boards.map((board) => board.id);
    const dealt = dealBoards(this.#rules, this.#options, this.#rng);
    const named = readers.map((reader) => (reader === null || reader.isAbsent() ? NONE : reader.oneOf(ids)));
    for (const [index, board] of named.entries()) {
      if (board !== NONE && named.indexOf(board) !== index) readers[index]?.fail(`"${ids[board]}" is used twice`);
    }
    const free = [...ids.keys()].filter((board) => !named.includes(board));
    for (const [index, city] of s.cities.entries()) {
      const { board, side } = dealt[index];
      const isFree = free.includes(board);
      city.board = named[index] !== NONE ? named[index] : isFree ? board : free[0];
      city.side = city.board === board ? side : NONE;
      if (free.includes(city.board)) free.splice(free.indexOf(city.board), 1);
    }
  }

  #side(s: State, city: City, reader: Reader): number {
    return reader.oneOf(boardOf(s, city).sides.map((side) => side.id));
  }

  #readCity(s: State, index: number, { own: fields, all }: CityFields): void {
    const city = s.cities[index];
    city.coins = fields.coins.isAbsent() ? STARTING_COINS : fields.coins.integer(0, MOST_COINS);
    if (!fields.cards.isAbsent()) for (const reader of fields.cards.list()) this.#addCard(s, city, reader);
    if (!fields.stages.isAbsent()) this.#readStages(s, index, fields.stages);
    for (const expansion of this.#rules.known) {
      if (this.#rules.expansions.includes(expansion)) expansion.position?.readCity(s, index, all);
      else refuse(all, expansion.position?.cityKeys ?? [], expansion);
    }
    if (!fields.conflicts.isAbsent()) this.#readConflicts(s, city, fields.conflicts);
    if (!fields.freeBuildUsed.isAbsent() && fields.freeBuildUsed.flag()) city.freeBuildAge = s.age;
  }

  #addCard(s: State, city: City, reader: Reader): void {
    const card = this.#card(s, reader);
    const { name } = this.#catalog.cards[card];
    if (city.cards.some((other) => this.#catalog.cards[other].name === name))
      reader.fail('a city has a name only once');
    city.cards.push(card);
  }

  /** Built stages: how many, or the cards under them. */
  #readStages(s: State, index: number, reader: Reader): void {
    const city = s.cities[index];
    const most = sideOf(s, city).stages.length;
    if (!reader.isList()) {
      city.stages = reader.integer(0, most);
      return;
    }
    const cards = reader.list(most);
    city.stages = cards.length;
    for (const card of cards) city.under.push(this.#faceDown(this.#card(s, card), this.#ownerBit(index)));
  }

  #readConflicts(s: State, city: City, reader: Reader): void {
    for (const [index, pair] of reader.list(s.conflicts).entries()) {
      const tokens = pair.list(2);
      if (tokens.length !== 2) pair.fail('expected the tokens against the left and the right neighbour');
      for (const [side, token] of tokens.entries()) {
        const points = token.integer(DEFEAT_POINTS, VICTORY_POINTS[index]);
        if (points > 0 && points !== VICTORY_POINTS[index])
          token.fail(`a victory in this Age is ${VICTORY_POINTS[index]}`);
        city.tokens[2 * index + side] = points;
      }
    }
  }

  /** The cards named for each hand. */
  #readHands(s: State): number[][] {
    const reader = this.#fields.hands;
    const described = reader.isAbsent() ? [] : reader.list(s.hands.length);
    return s.hands.map((_, seat) => {
      if (seat >= described.length) return [];
      return described[seat].list(this.#handSize(s, seat)).map((entry) => {
        const card = this.#card(s, entry);
        return this.#catalog.cards[card].age === s.age ? card : entry.fail(`this card does not belong to Age ${s.age}`);
      });
    });
  }

  /** [W-14, W-112] One card less in every turn; who acts for the Free City has drawn one. */
  #handSize(s: State, seat: SeatId): number {
    return handSize(s) + 1 - s.turn + (hasFreeCity(s) && freeCityHolder(s) === seat ? 1 : 0);
  }

  /** Draws the guilds that are not in the game; those in use are in it [W-6]. */
  #drawGuilds(): number[] {
    const free = this.#catalog.guilds.filter((guild) => this.#left[guild] > 0);
    const used = this.#catalog.guilds.length - free.length;
    const inPlay = guildsInPlay(this.#options.players);
    if (used > inPlay) this.#fields.cities.fail(`at most ${inPlay} guilds are in the game`);
    return shuffle(free, this.#rng).slice(inPlay - used);
  }

  /** The same for the cards that expansions draw, Age by Age. */
  #drawOthers(): number[] {
    const { players } = this.#options;
    return this.#rules.draws.flatMap(({ name, cards: byPlayers, perAge }) => {
      const inPlay = perAge(players);
      return byPlayers[players].flatMap((cards) => {
        const free = cards.filter((card) => this.#left[card] > 0);
        const used = cards.length - free.length;
        if (used > inPlay) this.#fields.cities.fail(`at most ${inPlay} cards of ${name} are in the deck of an Age`);
        return shuffle(free, this.#rng).slice(inPlay - used);
      });
    });
  }

  /** The cards of an Age that are not placed yet, in random order. */
  #poolOf(age: number, undrawn: readonly number[]): number[] {
    const pool = this.#catalog.cards.flatMap((card) =>
      card.age === age && !undrawn.includes(card.index)
        ? Array.from({ length: this.#left[card.index] }, () => card.index)
        : [],
    );
    return shuffle(pool, this.#rng);
  }

  #dealHands(s: State, named: readonly number[][], pool: number[]): void {
    for (const [seat, cards] of named.entries()) {
      const size = this.#handSize(s, seat);
      while (cards.length < size) cards.push(this.#draw(pool));
      const holders = this.#holders(s, seat);
      s.hands[seat].push(...cards.map((card) => heldCard(card, holders)));
      sortHand(s.hands[seat]);
    }
  }

  /** The seats that have held the hand this seat holds now. */
  #holders(s: State, seat: SeatId): number {
    const { players } = this.#options;
    const hand = handHeldBy(players, s.age, seat, s.turn);
    let holders = 0;
    for (let turn = 1; turn <= s.turn; turn++) holders |= lookersOf(s, holderOf(players, s.age, hand, turn));
    return holders;
  }

  #fillUnder(index: number, city: City, pool: number[]): void {
    while (city.under.length < city.stages) {
      city.under.push(this.#faceDown(this.#draw(pool), this.#ownerBit(index)));
    }
  }

  /** A card that was put down before anybody watched. */
  #faceDown(card: number, knowers: number): HiddenCard {
    return hiddenCard(heldCard(card, knowers), this.#catalog.cards[card].age, NO_HAND, 1, knowers);
  }

  #ownerBit(index: number): number {
    return index < this.#options.players ? seatBit(index) : 0;
  }

  #draw(pool: number[]): number {
    return pool.pop() ?? this.#fields.hands.fail('too many cards are in use to fill the hands');
  }

  /** The draw pile of this Age, and the decks of the coming ones. */
  #decks(s: State, pool: number[], undrawn: readonly number[]): number[][] {
    return Array.from({ length: AGES }, (_, index) => {
      if (index + 1 > s.age) return this.#poolOf(index + 1, undrawn);
      if (index + 1 < s.age || !hasFreeCity(s)) return [];
      const dealt = this.#options.players * handSize(s) + s.turn;
      return Array.from({ length: 3 * handSize(s) }, (_, at) => (at < dealt ? NONE : this.#draw(pool)));
    });
  }

  #startChoice(s: State): void {
    const { choice } = this.#fields;
    const fields = choice.isAbsent() ? null : choice.fields(CHOICE_KEYS);
    const { written } = this.#rules;
    const kind = fields === null ? 'turn' : written[fields.kind.oneOf(written.map(({ name }) => name))].name;
    const city = fields === null || fields.city.isAbsent() ? 0 : fields.city.integer(0, s.cities.length - 1);
    written.find(({ name }) => name === kind)?.write?.(s, city, (why) => choice.fail(why));
    run(s);
  }

  /** One copy of a card that is still free. */
  #card(s: State, reader: Reader): number {
    const card = reader.oneOf(this.#catalog.cards.map(({ id }) => id));
    const { id, age } = this.#catalog.cards[card];
    if (age > s.age) reader.fail(`"${id}" belongs to Age ${age}`);
    if (this.#left[card] === 0) reader.fail(`no copy of "${id}" is left with ${this.#options.players} players`);
    this.#left[card]--;
    return card;
  }
}

import { Reader, shuffle, type Rng, type SeatId } from '@pharos/core';
import { PICK_ORDER, run } from './agenda.ts';
import { readAgora, type AgoraDeal } from './agora/position.ts';
import { senateTask } from './agora/senators.ts';
import { SENATORS_PER_AGE } from './agora/setup.ts';
import { bitsOf, setOf } from './bits.ts';
import { catalogOf, GUILD_DECK, SENATOR_DECK, type Catalog } from './catalog.ts';
import { refold } from './city.ts';
import { COLOURS, SECTIONS } from './content/types.ts';
import { advanceOf, CAPITAL, MILITARY_TOKENS } from './military.ts';
import { SEAT_NAMES } from './notation.ts';
import type { Options } from './options.ts';
import { WONDER_LIMIT, wondersBuilt } from './construction.ts';
import { emptyTable, GUILDS_IN_PLAY, REMOVED_PER_AGE, STARTING_COINS, TOKENS_ON_BOARD } from './setup.ts';
import { FIRST, playerAt, type State } from './state.ts';
import {
  CHOOSE_STARTER,
  CONSPIRATOR,
  DESTROY,
  DRAW_TOKEN,
  END_TURN,
  MOVE_CUBE,
  PICK_WONDER,
  PLACE_CUBE,
  REMOVE_CUBE,
  REVIVE,
  SENATE,
  TAKE_TOKEN,
  task,
  TURN,
} from './tasks.ts';

const KEYS = [
  'age',
  'turn',
  'choice',
  'extraTurn',
  'pawn',
  'militaryTokens',
  'structure',
  'first',
  'second',
  'board',
  'box',
  'discard',
  'draft',
  'agora',
] as const;
const PLAYER_KEYS = ['coins', 'city', 'wonders', 'built', 'tokens'] as const;
const DRAFT_KEYS = ['round', 'offer'] as const;
const CHOICE_KEYS = ['kind', 'colour', 'section', 'actions'] as const;
const CHOICES = ['turn', 'takeToken', 'drawToken', 'destroy', 'revive', 'chooseStarter'] as const;
const AGORA_CHOICES = [...CHOICES, 'senateActions', 'conspirator', 'placeCube', 'removeCube', 'moveCube'] as const;
const CHOICE_TASKS = [
  TURN,
  TAKE_TOKEN,
  DRAW_TOKEN,
  DESTROY,
  REVIVE,
  CHOOSE_STARTER,
  SENATE,
  CONSPIRATOR,
  PLACE_CUBE,
  REMOVE_CUBE,
  MOVE_CUBE,
] as const;

/** Written for a face-down card that may be any. */
const ANY_CARD = '?';
const ANY_GUILD = '?guild';
const ANY_SENATOR = '?senator';
const MOST_ACTIONS = 3;
const MOST_COINS = 999;
const PICKS_IN_ROUND = 4;
const LIBRARY_DRAW = 3;

type Fields = Record<(typeof KEYS)[number], Reader>;

/** Builds the position that somebody wrote down. What is left open is filled from `rng`; docs/scenarios.md is the manual. */
export function describe(options: Options, raw: unknown, rng: Rng): State {
  const fields = new Reader(raw, 'position', 'BAD_POSITION').fields(KEYS);
  const catalog = catalogOf(options.packs);
  return new Writer(catalog, options, fields, rng).write();
}

/** Collects the pieces of a described position and sees that none is used twice. */
class Writer {
  readonly #catalog: Catalog;
  readonly #options: Options;
  readonly #fields: Fields;
  readonly #rng: Rng;
  readonly #usedCards = new Set<number>();
  readonly #usedWonders = new Set<number>();
  readonly #usedTokens = new Set<number>();

  constructor(catalog: Catalog, options: Options, fields: Fields, rng: Rng) {
    this.#catalog = catalog;
    this.#options = options;
    this.#fields = fields;
    this.#rng = rng;
  }

  write(): State {
    const fields = this.#fields;
    const isDraft = !fields.draft.isAbsent();
    // With Agora the players draft with Age I before them.
    const age = isDraft ? Number(this.#hasAgora()) : fields.age.isAbsent() ? 1 : fields.age.integer(1, 3);
    const current = isDraft ? null : this.#readStructure(age);
    const s = this.#emptyTable(age, current);
    for (const seat of s.players.keys()) this.#readPlayer(s, seat, fields[SEAT_NAMES[seat]]);
    if (!fields.discard.isAbsent()) s.discard.push(...fields.discard.list().map((card) => this.#card(card)));
    this.#readTokens(s);
    if (!fields.pawn.isAbsent()) s.pawn = fields.pawn.integer(1 - CAPITAL, CAPITAL - 1);
    this.#readMilitaryTokens(s);
    if (!fields.extraTurn.isAbsent()) s.extraTurn = fields.extraTurn.flag();
    const agora = this.#readAgora(s);
    this.#rejectEighthWonder(s);
    refold(s, 0);
    refold(s, 1);
    const dealt = this.#dealRest(s, age, current, agora);
    if (isDraft) this.#startDraft(dealt);
    else this.#startTurn(dealt);
    return dealt;
  }

  #hasAgora(): boolean {
    return this.#catalog.decrees.length > 0;
  }

  #readAgora(s: State): AgoraDeal {
    const reader = this.#fields.agora;
    if (this.#hasAgora()) {
      const pieces = {
        card: (card: Reader) => this.#card(card),
        token: (token: Reader) => this.#token(token),
        wonder: (wonder: Reader) => this.#wonder(wonder),
      };
      return readAgora(s, reader, pieces, this.#rng);
    }
    return reader.isAbsent() ? { decrees: [], removed: null } : reader.fail('this game is played without Agora');
  }

  /** The slots of the current structure that hold a card; null stands for a fresh, complete one. */
  #readStructure(age: number): Map<number, number | null> | null {
    const reader = this.#fields.structure;
    const { slots } = this.#catalog.layouts[age - 1];
    if (reader.isAbsent()) return null;
    const cards = new Map<number, number | null>();
    if (reader.isList()) {
      // A list lies side by side in the first row that is wide enough, with nothing on it.
      const list = reader.list();
      const rows = [...new Set(slots.map((slot) => slot.row))];
      const row = rows.find((candidate) => slots.filter((slot) => slot.row === candidate).length >= list.length);
      if (row === undefined)
        return reader.fail(`no row of Age ${age} holds ${list.length} cards; name the slots instead`);
      const from = slots.findIndex((slot) => slot.row === row);
      for (const [index, card] of list.entries()) cards.set(from + index, this.#structureCard(card, age));
      return cards;
    }
    const ids = slots.map((slot) => slot.id);
    for (const [id, card] of reader.entries()) {
      const slot = ids.indexOf(id);
      if (slot < 0) card.fail(`Age ${age} has no such slot`);
      cards.set(slot, this.#structureCard(card, age));
    }
    return cards;
  }

  /** A card of the structure; null for any that fits. */
  #structureCard(reader: Reader, age: number): number | null {
    if (reader.raw === ANY_CARD) return null;
    if (reader.raw === ANY_GUILD)
      return age === 3 ? this.#anyOf(reader, GUILD_DECK) : reader.fail('Guilds lie in Age III only');
    if (reader.raw === ANY_SENATOR) return this.#anyOf(reader, SENATOR_DECK);
    const card = this.#card(reader);
    const { deck } = this.#catalog.cards[card];
    const fits = deck === age - 1 || deck === SENATOR_DECK || (age === 3 && deck === GUILD_DECK);
    return fits ? card : reader.fail(`this card does not belong to Age ${age}`);
  }

  #anyOf(reader: Reader, deck: number): number {
    const free = this.#catalog.decks[deck].filter((card) => !this.#usedCards.has(card));
    if (free.length === 0) return reader.fail('all of them are in use');
    const card = free[this.#rng(free.length)];
    this.#usedCards.add(card);
    return card;
  }

  #emptyTable(age: number, current: Map<number, number | null> | null): State {
    const nothing = { wonders: [], decks: [], removed: [], decrees: [] };
    const s = emptyTable(this.#catalog, this.#options, nothing);
    s.age = age;
    if (age === 0) return s;
    const layout = this.#catalog.layouts[age - 1];
    s.present = current === null ? layout.all : setOf([...current.keys()]);
    s.accessible = setOf(bitsOf(s.present).filter((slot) => (layout.slots[slot].coveredBy & s.present) === 0));
    s.faceUp = layout.faceUp | s.accessible;
    return s;
  }

  #readPlayer(s: State, seat: SeatId, reader: Reader): void {
    if (reader.isAbsent()) return;
    const fields = reader.fields(PLAYER_KEYS);
    const player = playerAt(s, seat);
    player.coins = fields.coins.isAbsent() ? STARTING_COINS : fields.coins.integer(0, MOST_COINS);
    if (!fields.city.isAbsent()) player.city.push(...fields.city.list().map((card) => this.#card(card)));
    if (!fields.wonders.isAbsent()) player.unbuilt = setOf(fields.wonders.list().map((wonder) => this.#wonder(wonder)));
    if (!fields.built.isAbsent()) this.#readBuilt(s, seat, fields.built);
    if (!fields.tokens.isAbsent()) player.tokens = setOf(fields.tokens.list().map((token) => this.#token(token)));
  }

  /** Built Wonders: a list, or an object that names the card under each. */
  #readBuilt(s: State, seat: SeatId, reader: Reader): void {
    const wonderIds = this.#catalog.wonders.map((wonder) => wonder.id);
    if (reader.isList()) {
      playerAt(s, seat).built = setOf(reader.list().map((wonder) => this.#wonder(wonder)));
    } else {
      for (const [id, card] of reader.entries()) {
        const wonder = wonderIds.indexOf(id);
        if (wonder < 0) card.fail('no such Wonder');
        if (this.#usedWonders.has(wonder)) card.fail('this Wonder is used twice');
        this.#usedWonders.add(wonder);
        playerAt(s, seat).built |= 1 << wonder;
        s.under[wonder] = this.#card(card);
      }
    }
  }

  /** [D-47] With seven Wonders built there is no other left that could be built. */
  #rejectEighthWonder(s: State): void {
    const built = wondersBuilt(s);
    if (built > WONDER_LIMIT) this.#fields.second.fail(`at most ${WONDER_LIMIT} Wonders can be built`);
    if (built < WONDER_LIMIT) return;
    for (const seat of s.players.keys()) {
      if (playerAt(s, seat).unbuilt === 0) continue;
      this.#fields[SEAT_NAMES[seat]].fail(`with ${WONDER_LIMIT} Wonders built no other is left in the game`);
    }
  }

  /** Tokens that are not named lie in the box, or on the board if that is not described. */
  #readTokens(s: State): void {
    const { board, box } = this.#fields;
    const onBoard = board.isAbsent() ? null : board.list().map((token) => this.#token(token));
    const inBox = box.isAbsent() ? null : box.list().map((token) => this.#token(token));
    const open = this.#catalog.tokens.map(({ index }) => index).filter((token) => !this.#usedTokens.has(token));
    const free = shuffle(open, this.#rng);
    s.board = setOf(onBoard ?? free.splice(0, TOKENS_ON_BOARD));
    s.box.push(...(inBox ?? free));
  }

  /** By default the tokens of the zones the pawn has entered are gone. */
  #readMilitaryTokens(s: State): void {
    const reader = this.#fields.militaryTokens;
    const ids = MILITARY_TOKENS.map((token) => token.id);
    s.militaryTokens = reader.isAbsent()
      ? setOf(MILITARY_TOKENS.flatMap((token, index) => (advanceOf(s.pawn, token.side) < token.at ? [index] : [])))
      : setOf(reader.list().map((token) => token.oneOf(ids)));
  }

  /** Deals what is left open: face-down cards, coming Ages, Wonders not shown. */
  #dealRest(s: State, age: number, current: Map<number, number | null> | null, agora: AgoraDeal): State {
    const pools = this.#catalog.decks.map((deck) =>
      shuffle(
        deck.filter((card) => !this.#usedCards.has(card)),
        this.#rng,
      ),
    );
    const decks = this.#catalog.layouts.map((layout, index) => {
      const cards: number[] = layout.slots.map(() => -1);
      if (index + 1 < age) return cards;
      if (index + 1 === age && current !== null) {
        for (const [slot, card] of current) cards[slot] = card ?? this.#draw(pools[index]);
        return cards;
      }
      const guilds = index === 2 ? GUILDS_IN_PLAY : 0;
      const senators = this.#hasAgora() ? guilds + SENATORS_PER_AGE[index] : guilds;
      const dealt = cards.map((_, slot) => {
        // A position that uses up the Senators leaves fewer for the Ages to come.
        const isSenator = slot < senators && pools[SENATOR_DECK].length > 0;
        const deck = slot < guilds ? GUILD_DECK : isSenator ? SENATOR_DECK : index;
        return this.#draw(pools[deck]);
      });
      return shuffle(dealt, this.#rng);
    });
    const wonders = this.#catalog.wonders.map(({ index }) => index).filter((wonder) => !this.#usedWonders.has(wonder));
    const shown = [...this.#usedWonders];
    const removed = this.#removedCards(pools.slice(0, SENATOR_DECK), agora);
    const deal = { wonders: [...shown, ...shuffle(wonders, this.#rng)], decks, removed, decrees: agora.decrees };
    return { ...s, deal };
  }

  /** What is left over counts as removed; where that matters, the cards named or as many as a set-up removes. */
  #removedCards(pools: number[][], agora: AgoraDeal): number[][] {
    if (!this.#hasAgora()) return pools;
    const { removed } = agora;
    if (removed === null)
      return pools.map((pool, deck) => (deck === GUILD_DECK ? pool : pool.slice(0, REMOVED_PER_AGE)));
    return pools.map((_, deck) => removed.filter((card) => this.#catalog.cards[card].deck === deck));
  }

  #draw(pool: number[]): number {
    return pool.pop() ?? this.#fields.structure.fail('too many cards are in use to fill the structures');
  }

  #startTurn(s: State): void {
    const fields = this.#fields;
    s.picks = PICK_ORDER.length;
    if (s.present === 0) fields.structure.fail('an Age in play has at least one card in its structure');
    const seat = fields.turn.isAbsent() ? FIRST : fields.turn.oneOf(SEAT_NAMES);
    if (fields.choice.isAbsent()) {
      s.agenda.push(task(TURN, seat));
      return;
    }
    const choice = fields.choice.fields(CHOICE_KEYS);
    const kind = CHOICE_TASKS[choice.kind.oneOf(this.#hasAgora() ? AGORA_CHOICES : CHOICES)];
    const subject = kind === DESTROY ? choice.colour.oneOf(COLOURS) : kind === DRAW_TOKEN ? LIBRARY_DRAW : 0;
    if (kind !== TURN && kind !== CHOOSE_STARTER) s.agenda.push(task(END_TURN, seat));
    if (kind === SENATE) {
      const actions = choice.actions.isAbsent() ? 1 : choice.actions.integer(1, MOST_ACTIONS);
      s.agenda.push(senateTask(seat, choice.section.oneOf(SECTIONS), actions));
    } else s.agenda.push(task(kind, seat, subject));
    run(s);
  }

  /** A position in the middle of the draft: the Wonders on offer, and what was picked before. */
  #startDraft(s: State): void {
    const draft = this.#fields.draft.fields(DRAFT_KEYS);
    const round = draft.round.isAbsent() ? 1 : draft.round.integer(1, 2);
    const offer = draft.offer.list(PICKS_IN_ROUND).map((wonder) => this.#wonder(wonder));
    if (offer.length === 0) draft.offer.fail('expected at least one Wonder');
    s.picks = round * PICKS_IN_ROUND - offer.length;
    for (const seat of s.players.keys()) {
      const due = PICK_ORDER.slice(0, s.picks).filter((picker) => picker === seat).length;
      const held = bitsOf(playerAt(s, seat).unbuilt).length;
      if (held !== due)
        this.#fields[SEAT_NAMES[seat]].fail(`expected ${due} Wonders at this point of the draft, found ${held}`);
    }
    const held = bitsOf(s.players[0].unbuilt | s.players[1].unbuilt);
    const others = s.deal.wonders.filter((wonder) => !offer.includes(wonder) && !held.includes(wonder));
    const wonders = [...held, ...offer, ...others];
    Object.assign(s, { deal: { ...s.deal, wonders } });
    s.offer = setOf(offer);
    s.agenda.push(task(PICK_WONDER, PICK_ORDER[s.picks]));
    run(s);
  }

  #card(reader: Reader): number {
    const card = reader.oneOf(this.#catalog.cards.map(({ id }) => id));
    if (this.#usedCards.has(card)) reader.fail(`"${this.#catalog.cards[card].id}" is used twice`);
    this.#usedCards.add(card);
    return card;
  }

  #wonder(reader: Reader): number {
    const wonder = reader.oneOf(this.#catalog.wonders.map(({ id }) => id));
    if (this.#usedWonders.has(wonder)) reader.fail(`"${this.#catalog.wonders[wonder].id}" is used twice`);
    this.#usedWonders.add(wonder);
    return wonder;
  }

  #token(reader: Reader): number {
    const token = reader.oneOf(this.#catalog.tokens.map(({ id }) => id));
    if (this.#usedTokens.has(token)) reader.fail(`"${this.#catalog.tokens[token].id}" is used twice`);
    this.#usedTokens.add(token);
    return token;
  }
}

import { oncePer, shuffle, type Rng } from '@pharos/core';

import { run } from './agenda.ts';
import { PRINTED_SIDES, SEVENTH_CARD, type Catalog } from './catalog.ts';
import { takeSide } from './city.ts';
import type { HeldCard } from './hidden.ts';
import { AGES, LEAST_PLAYERS, MOST_PLAYERS } from './limits.ts';
import { cityCount, type Options } from './options.ts';
import { newCity, NONE, type City, type Deal, type Rules, type State } from './state.ts';
import { startGame } from './turns.ts';

const NO_PARTS: State['parts'] = {};

/** Deals a game. Every shuffle of the whole game happens here; afterwards only the order is unknown. */
export function setup(rules: Rules, options: Options, rng: Rng): State {
  const s = emptyTable(rules, options, dealCards(rules, options, rng));
  const dealt = dealBoards(rules, options, rng);
  for (let index = 0; index < dealt.length; index++) {
    const { board, side } = dealt[index];
    s.cities[index].board = board;
    if (side !== NONE) takeSide(s, s.cities[index], side);
  }
  for (const expansion of rules.expansions) expansion.setUp?.(s, rng);
  startGame(s);
  run(s);
  return s;
}

/** A table with nothing on it but the starting coins [W-8]. */
export function emptyTable(rules: Rules, options: Options, deal: Deal): State {
  const cities: City[] = [];
  const staged: number[] = [];
  const hands: HeldCard[][] = [];
  for (let city = 0; city < cityCount(options); city++) {
    cities.push(newCity(city, rules.startingCoins, rules.catalog));
    staged.push(NONE);
  }
  for (let seat = 0; seat < options.players; seat++) hands.push([]);
  return {
    rules,
    catalog: rules.catalog,
    options,
    deal,
    cities,
    hands,
    age: 0,
    turns: rules.turns(options),
    turn: 0,
    conflicts: 0,
    staged,
    awaited: 0,
    discard: [],
    agenda: [],
    parts: newParts(rules, options),
    emit: null,
  };
}

function newParts({ packs, expansions }: Rules, options: Options): State['parts'] {
  if (expansions.length === 0) return NO_PARTS;
  return Object.fromEntries(expansions.map((expansion) => [expansion.id, expansion.newPart?.(packs, options)]));
}

/** Guilds in play beyond the number of players [W-6]. */
const EXTRA_GUILDS = 2;

/** The guilds that may be drawn: expansions may leave out their own. */
export function guildsToDraw({ catalog, expansions }: Rules, options: Options): number[] {
  if (expansions.length === 0) return [...catalog.guilds];
  const choosy = expansions.filter(({ drawsGuild }) => drawsGuild !== undefined);
  if (choosy.length === 0) return [...catalog.guilds];
  return catalog.guilds.filter((index) => {
    const card = catalog.cards[index];
    const { drawsGuild } = choosy.find(({ id }) => id === card.pack) ?? {};
    return drawsGuild === undefined || drawsGuild(card, options);
  });
}

/** How many guilds are shuffled into Age III [W-6]; two players use the decks for three [W-110]. */
export function guildsInPlay(players: number): number {
  return Math.min(MOST_PLAYERS, Math.max(LEAST_PLAYERS, players)) + EXTRA_GUILDS;
}

/** Shuffles the three decks, with the cards that expansions draw, and the guilds of this number of players in the third [W-5 … W-7]. */
function dealCards(rules: Rules, options: Options, rng: Rng): Deal {
  const { catalog, draws } = rules;
  const { players } = options;
  const guilds = shuffle(guildsToDraw(rules, options), rng);
  const drawn = guildsInPlay(players);
  if (draws.length === 0)
    return { decks: decksWith(catalog, players, guilds.slice(0, drawn), rng), undrawn: guilds.slice(drawn) };
  const others = draws.map(({ cards, perAge }) => ({
    shuffled: cards[players].map((all) => shuffle([...all], rng)),
    count: perAge(players),
  }));
  return {
    decks: catalog.decks[players].map((deck, index) => {
      const cards = deck.concat(...others.map(({ shuffled, count }) => shuffled[index].slice(0, count)));
      return shuffle(index === AGES - 1 ? cards.concat(guilds.slice(0, drawn)) : cards, rng);
    }),
    undrawn: guilds
      .slice(drawn)
      .concat(...others.flatMap(({ shuffled, count }) => shuffled.map((cards) => cards.slice(count)))),
  };
}

/** The decks of the base game. */
function decksWith({ decks }: Catalog, players: number, guilds: readonly number[], rng: Rng): number[][] {
  const shuffled: number[][] = [];
  for (let index = 0; index < AGES; index++) {
    const deck = decks[players][index];
    shuffled.push(shuffle(index === AGES - 1 ? deck.concat(guilds) : deck.slice(), rng));
  }
  return shuffled;
}

/** Board and side of every city [W-4]; NONE for a side its owner chooses. */
export function dealBoards(rules: Rules, options: Options, rng: Rng): DealtBoard[] {
  const { catalog } = rules;
  const drawn = shuffle(boardsToDraw(rules)(options).slice(), rng);
  const named = options.boards === 'random' ? [] : options.boards.map((name) => name.split('/'));
  const dealt: DealtBoard[] = [];
  for (let city = 0; city < cityCount(options); city++) {
    const drawnSide = rng(PRINTED_SIDES);
    dealt.push(boardFor(catalog, options, city, drawn[city], drawnSide, named.at(city)));
  }
  return dealt;
}

interface DealtBoard {
  readonly board: number;
  readonly side: number;
}

/** What is agreed on, by name, goes before what is drawn. */
function boardFor(
  catalog: Catalog,
  options: Options,
  city: number,
  drawn: number,
  drawnSide: number,
  named: readonly string[] | undefined,
): DealtBoard {
  const board = named === undefined ? drawn : catalog.boards.findIndex(({ id }) => id === named[0]);
  const wanted = named?.at(1) ?? options.sides;
  const isFreeCity = city >= options.players;
  if (wanted === 'choose' && !isFreeCity) return { board, side: NONE };
  const fixed = catalog.boards[board].sides.findIndex(({ id }) => id === wanted);
  const side = fixed >= 0 ? fixed : drawnSide;
  return { board, side: isFreeCity && playsSeventhCard(catalog, board, side) ? 1 - side : side };
}

/** Some expansions have boards that are not drawn. */
const boardsToDraw = oncePer(({ catalog, expansions }: Rules) =>
  oncePer((options: Options): readonly number[] =>
    catalog.boards.flatMap(({ index, id, pack }) => {
      const { drawsBoard } = expansions.find((expansion) => expansion.id === pack) ?? {};
      return drawsBoard === undefined || drawsBoard(options, id) ? [index] : [];
    }),
  ),
);

/** What the Free City would do with a seventh card is not settled: it takes the other side of that board. */
function playsSeventhCard(catalog: Catalog, board: number, side: number): boolean {
  return catalog.boards[board].sides[side].stages.some((stage) =>
    stage.standing.some(({ type, subject }) => type === 'ability' && subject === SEVENTH_CARD),
  );
}

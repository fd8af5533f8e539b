import { shuffle, type Rng } from '@pharos/core';

import { run } from './agenda.ts';
import { PRINTED_SIDES, SEVENTH_CARD, type Catalog } from './catalog.ts';
import { takeSide } from './city.ts';
import type { HeldCard } from './hidden.ts';
import { AGES, LEAST_PLAYERS, MOST_PLAYERS } from './limits.ts';
import { cityCount, type Options } from './options.ts';
import { newCity, NONE, type City, type Deal, type Rules, type State } from './state.ts';
import { startGame } from './turns.ts';

export const STARTING_COINS = 3;
const NO_PARTS: State['parts'] = {};

/** Deals a game. Every shuffle of the whole game happens here; afterwards only the order is unknown. */
export function setup(rules: Rules, options: Options, rng: Rng): State {
  const s = emptyTable(rules, options, dealCards(rules, options.players, rng));
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
    cities.push(newCity(city, STARTING_COINS, rules.catalog.nameCount));
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

/** How many guilds are shuffled into Age III [W-6]; two players use the decks for three [W-110]. */
export function guildsInPlay(players: number): number {
  return Math.min(MOST_PLAYERS, Math.max(LEAST_PLAYERS, players)) + EXTRA_GUILDS;
}

/** Shuffles the three decks, with the cards that expansions draw, and the guilds of this number of players in the third [W-5 … W-7]. */
function dealCards({ catalog, draws }: Rules, players: number, rng: Rng): Deal {
  const guilds = shuffle([...catalog.guilds], rng);
  const drawn = guildsInPlay(players);
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

/** Board and side of every city [W-4]; NONE for a side its owner chooses. */
export function dealBoards(rules: Rules, options: Options, rng: Rng): { board: number; side: number }[] {
  const { catalog } = rules;
  const drawn = shuffle(boardsToDraw(rules, options), rng);
  const named = options.boards === 'random' ? [] : options.boards.map((name) => name.split('/'));
  return Array.from({ length: cityCount(options) }, (_, city) => {
    const [id, sideId] = named[city] ?? [];
    const board = id === undefined ? drawn[city] : catalog.boards.findIndex((candidate) => candidate.id === id);
    const { sides } = catalog.boards[board];
    const drawnSide = rng(PRINTED_SIDES);
    const wanted = sideId ?? options.sides;
    const isFreeCity = city >= options.players;
    if (wanted === 'choose' && !isFreeCity) return { board, side: NONE };
    const fixed = sides.findIndex((side) => side.id === wanted);
    const side = fixed >= 0 ? fixed : drawnSide;
    return { board, side: isFreeCity && playsSeventhCard(catalog, board, side) ? 1 - side : side };
  });
}

/** Some expansions have boards that are not drawn. */
function boardsToDraw({ catalog, expansions }: Rules, options: Options): number[] {
  const keeping = expansions.filter(({ drawsBoards }) => drawsBoards?.(options) === false);
  if (keeping.length === 0) return [...catalog.boards.keys()];
  const kept = new Set(keeping.map(({ id }) => id));
  return catalog.boards.flatMap(({ index, pack }) => (kept.has(pack) ? [] : [index]));
}

/** What the Free City would do with a seventh card is not settled: it takes the other side of that board. */
function playsSeventhCard(catalog: Catalog, board: number, side: number): boolean {
  return catalog.boards[board].sides[side].stages.some((stage) =>
    stage.standing.some(({ type, subject }) => type === 'ability' && subject === SEVENTH_CARD),
  );
}

import { shuffle, type Rng } from '@pharos/core';

import { run } from './agenda.ts';
import { armadaCardsInPlay, turnsWith } from './armada/setup.ts';
import { AGES, EFFECT, guildsInPlay, MOST_PLAYERS, PRINTED_SIDES, SEVENTH_CARD, type Catalog } from './catalog.ts';
import { takeSide } from './city.ts';
import { cityCount, type Options } from './options.ts';
import { newCity, NONE, type Deal, type Rules, type State } from './state.ts';
import { startGame } from './turns.ts';

export const STARTING_COINS = 3;
const NO_PARTS: State['parts'] = {};

/** Deals a game. Every shuffle of the whole game happens here; afterwards only the order is unknown. */
export function setup(rules: Rules, options: Options, rng: Rng): State {
  const { catalog, expansions } = rules;
  const s = emptyTable(rules, options, dealCards(catalog, options.players, rng));
  for (const [index, { board, side }] of dealBoards(catalog, options, rng).entries()) {
    s.cities[index].board = board;
    if (side !== NONE) takeSide(s, s.cities[index], side);
  }
  for (const expansion of expansions) expansion.setUp?.(s, rng);
  startGame(s);
  run(s);
  return s;
}

/** A table with nothing on it but the starting coins [W-8]. */
export function emptyTable(rules: Rules, options: Options, deal: Deal): State {
  return {
    rules,
    catalog: rules.catalog,
    options,
    deal,
    cities: Array.from({ length: cityCount(options) }, (_, city) => newCity(city, STARTING_COINS)),
    hands: Array.from({ length: options.players }, () => []),
    age: 0,
    turns: turnsWith(options),
    turn: 0,
    conflicts: 0,
    staged: Array.from({ length: cityCount(options) }, () => NONE),
    awaited: 0,
    discard: [],
    agenda: [],
    parts: newParts(rules, options),
    emit: null,
  };
}

function newParts({ catalog, expansions }: Rules, options: Options): State['parts'] {
  if (expansions.length === 0) return NO_PARTS;
  return Object.fromEntries(expansions.map((expansion) => [expansion.id, expansion.newPart?.(catalog, options)]));
}

/** Shuffles the three decks, with the guilds drawn for this number of players in the third [W-5 … W-7, AR-13 … AR-16]. */
function dealCards(catalog: Catalog, players: number, rng: Rng): Deal {
  const guilds = shuffle([...catalog.guilds], rng);
  const drawn = guildsInPlay(players);
  const atSea = catalog.armada?.cards[players].map((cards) => shuffle([...cards], rng)) ?? [[], [], []];
  const sailing = armadaCardsInPlay(players);
  return {
    decks: catalog.decks[players].map((deck, index) => {
      const cards = deck.concat(atSea[index].slice(0, sailing));
      return shuffle(index === AGES - 1 ? cards.concat(guilds.slice(0, drawn)) : cards, rng);
    }),
    undrawn: guilds.slice(drawn).concat(atSea.flatMap((cards) => cards.slice(sailing))),
  };
}

/** Board and side of every city [W-4]; NONE for a side its owner chooses. */
export function dealBoards(catalog: Catalog, options: Options, rng: Rng): { board: number; side: number }[] {
  const drawn = shuffle(boardsToDraw(catalog, options), rng);
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

/** [AR-182] In the first edition the board of Armada is the eighth, for the eighth player. */
function boardsToDraw(catalog: Catalog, { edition, players }: Options): number[] {
  const boards = [...catalog.boards.keys()];
  const isAllIn = catalog.armada === null || edition === 2 || players > MOST_PLAYERS;
  return isAllIn ? boards : boards.filter((board) => !catalog.boards[board].anyOrder);
}

/** What the Free City would do with a seventh card is not settled: it takes the other side of that board. */
function playsSeventhCard(catalog: Catalog, board: number, side: number): boolean {
  return catalog.boards[board].sides[side].stages.some((stage) =>
    stage.standing.some(({ kind, subject }) => kind === EFFECT.ability && subject === SEVENTH_CARD),
  );
}

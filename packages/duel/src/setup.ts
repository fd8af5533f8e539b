import { shuffle, type Rng } from '@pharos/core';
import { setOf } from './bits.ts';
import { GUILD_DECK } from './catalog.ts';
import { AGES, GUILD_AGE, type Deal } from './deal.ts';
import { offerWonders, PICK_ORDER } from './draft.ts';
import { ALL_MILITARY_TOKENS } from './military.ts';
import type { Options } from './options.ts';
import { newPlayer } from './player.ts';
import { GOES_ON, NOBODY, type Rules, type State } from './state.ts';
import { PICK_WONDER, task } from './tasks.ts';
import { startGame } from './turns.ts';

export const STARTING_COINS = 7;
/** Cards taken out of each Age deck [D-13]. */
export const REMOVED_PER_AGE = 3;
export const TOKENS_ON_BOARD = 5;
const NO_PARTS: State['parts'] = {};

// Whoever measures or searches deals thousands of games a second: lists are copied whole, and no function is made for a deal.

/** Deals a game. Every shuffle of the whole game happens here; afterwards only the order is unknown. */
export function setup(rules: Rules, options: Options, rng: Rng): State {
  const { catalog, expansions } = rules;
  const tokens = shuffle(rules.allTokens.slice(), rng);
  let deal = dealCards(rules, rng);
  for (let index = 0; index < expansions.length; index++) deal = expansions[index].deal?.(catalog, deal, rng) ?? deal;
  const s = emptyTable(rules, options, deal, tokens.slice(TOKENS_ON_BOARD));
  for (let index = 0; index < TOKENS_ON_BOARD; index++) s.board |= 1 << tokens[index];
  for (let index = 0; index < expansions.length; index++) expansions[index].setUp?.(s, rng);
  if (options.wonders === 'beginner') giveBeginnerWonders(s);
  else {
    offerWonders(s);
    s.agenda.push(task(PICK_WONDER, PICK_ORDER[0]));
  }
  return s;
}

/** A table with nothing on it but the pawn, the military tokens and the starting coins [D-6, D-8]. */
export function emptyTable(rules: Rules, options: Options, deal: Deal, box: number[] = []): State {
  return {
    rules,
    catalog: rules.catalog,
    options,
    deal,
    players: [newPlayer(STARTING_COINS), newPlayer(STARTING_COINS)],
    age: 0,
    picks: 0,
    offer: 0,
    present: 0,
    faceUp: 0,
    accessible: 0,
    pawn: 0,
    militaryTokens: ALL_MILITARY_TOKENS,
    board: 0,
    box,
    discard: [],
    under: rules.nothingUnder.slice(),
    agenda: [],
    extraTurn: false,
    ending: GOES_ON,
    winner: NOBODY,
    parts: newParts(rules),
    emit: null,
  };
}

function newParts({ catalog, expansions }: Rules): State['parts'] {
  if (expansions.length === 0) return NO_PARTS;
  const parts: Record<string, object | undefined> = {};
  for (let index = 0; index < expansions.length; index++) {
    parts[expansions[index].id] = expansions[index].newPart?.(catalog);
  }
  return parts;
}

/** [D-13] Removes three cards of each Age, adds three Guilds to Age III, shuffles. */
function dealCards({ catalog, allWonders, removedCards, guilds: guildsInPlay }: Rules, rng: Rng): Deal {
  const shuffled: number[][] = [];
  for (let deck = 0; deck < catalog.decks.length; deck++) {
    // Decks of expansions that are not in play leave gaps.
    shuffled.push(deck in catalog.decks ? shuffle(catalog.decks[deck].slice(), rng) : []);
  }
  const wonders = shuffle(allWonders.slice(), rng);
  const guilds = shuffled[GUILD_DECK];
  const decks: number[][] = [];
  const removed: number[][] = [];
  for (let age = 0; age < AGES.length; age++) {
    const deck = shuffled[age].slice(removedCards[age]);
    decks.push(age === GUILD_AGE ? shuffle(deck.concat(guilds.slice(0, guildsInPlay)), rng) : deck);
    removed.push(shuffled[age].slice(0, removedCards[age]));
  }
  removed.push(guilds.slice(guildsInPlay));
  return { wonders, decks, removed };
}

/** [D-12] The beginners' Wonders; Age I starts at once. */
function giveBeginnerWonders(s: State): void {
  for (const [seat, player] of s.players.entries()) player.unbuilt = setOf(s.catalog.beginnerWonders[seat]);
  s.picks = PICK_ORDER.length;
  startGame(s);
}

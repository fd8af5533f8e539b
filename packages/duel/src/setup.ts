import { shuffle, type Rng } from '@pharos/core';
import { setOf } from './bits.ts';
import { GUILD_DECK } from './catalog.ts';
import { settlePrices } from './city.ts';
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

/** Deals a game. Every shuffle of the whole game happens here; afterwards only the order is unknown. */
export function setup(rules: Rules, options: Options, rng: Rng): State {
  const { catalog, expansions } = rules;
  const tokens = shuffle(
    catalog.tokens.map(({ index }) => index),
    rng,
  );
  let deal = dealCards(rules, rng);
  for (const expansion of expansions) deal = expansion.deal?.(catalog, deal, rng) ?? deal;
  const s = emptyTable(rules, options, deal);
  s.board = setOf(tokens.slice(0, TOKENS_ON_BOARD));
  s.box.push(...tokens.slice(TOKENS_ON_BOARD));
  for (const expansion of expansions) expansion.setUp?.(s, rng);
  if (options.wonders === 'beginner') giveBeginnerWonders(s);
  else {
    offerWonders(s);
    s.agenda.push(task(PICK_WONDER, PICK_ORDER[0]));
  }
  return s;
}

/** A table with nothing on it but the pawn, the military tokens and the starting coins [D-6, D-8]. */
export function emptyTable(rules: Rules, options: Options, deal: Deal): State {
  const { catalog } = rules;
  const s: State = {
    rules,
    catalog,
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
    box: [],
    discard: [],
    under: catalog.wonders.map(() => -1),
    agenda: [],
    extraTurn: false,
    ending: GOES_ON,
    winner: NOBODY,
    parts: newParts(rules),
    emit: null,
  };
  settlePrices(s);
  return s;
}

function newParts({ catalog, expansions }: Rules): State['parts'] {
  if (expansions.length === 0) return NO_PARTS;
  return Object.fromEntries(expansions.map((expansion) => [expansion.id, expansion.newPart?.(catalog)]));
}

/** [D-13] Removes three cards of each Age, adds three Guilds to Age III, shuffles. */
function dealCards({ catalog, removedCards: removed, guilds: guildsInPlay }: Rules, rng: Rng): Deal {
  const shuffled = catalog.decks.map((deck) => shuffle([...deck], rng));
  const guilds = shuffled[GUILD_DECK];
  return {
    wonders: shuffle(
      catalog.wonders.map(({ index }) => index),
      rng,
    ),
    decks: AGES.map((age) => {
      const deck = shuffled[age].slice(removed[age]);
      return age === GUILD_AGE ? shuffle(deck.concat(guilds.slice(0, guildsInPlay)), rng) : deck;
    }),
    removed: [...AGES.map((age) => shuffled[age].slice(0, removed[age])), guilds.slice(guildsInPlay)],
  };
}

/** [D-12] The beginners' Wonders; Age I starts at once. */
function giveBeginnerWonders(s: State): void {
  for (const [seat, player] of s.players.entries()) player.unbuilt = setOf(s.catalog.beginnerWonders[seat]);
  s.picks = PICK_ORDER.length;
  startGame(s);
}

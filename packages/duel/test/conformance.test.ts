import { findViolations, type Knowledge } from '@pharos/core/testkit';
import { expect, test } from 'vitest';
import { currentTask, drawnTokens } from '../src/agenda.ts';
import { bitsOf, countBits, hasBit } from '../src/bits.ts';
import { refold } from '../src/city.ts';
import { duel } from '../src/index.ts';
import { clone, encode, type State } from '../src/state.ts';
import { DRAW_TOKEN, taskKind, taskSeat } from '../src/tasks.ts';

/** Every card, Wonder and token is in exactly one place, and nobody owes coins. */
function findDisorder(s: State): string | null {
  const { cards, wonders, tokens } = s.catalog;
  const inStructure = s.age === 0 ? [] : bitsOf(s.present).map((slot) => s.deal.decks[s.age - 1][slot]);
  const cities = s.players.flatMap((player) => player.city);
  const places = [
    ...inStructure,
    ...cities,
    ...s.discard,
    ...s.under.filter((card) => card >= 0),
    ...s.deal.removed.flat(),
    ...s.deal.decks.slice(s.age).flat(),
  ];
  if (places.length !== cards.length || new Set(places).size !== cards.length) return 'cards are lost or doubled';
  const held = [...s.players.flatMap((player) => bitsOf(player.tokens)), ...bitsOf(s.board), ...s.box];
  if (held.length !== tokens.length || new Set(held).size !== tokens.length) return 'tokens are lost or doubled';
  const [first, second] = s.players;
  const owned = [first.built, first.unbuilt, second.built, second.unbuilt, s.offer];
  if (owned.reduce((sum, set) => sum + countBits(set), 0) !== countBits(owned.reduce((all, set) => all | set))) {
    return 'a Wonder has two owners';
  }
  if (s.deal.wonders.length !== wonders.length) return 'Wonders are lost';
  if (s.players.some((player) => player.coins < 0)) return 'a player owes coins';
  return findDrift(s);
}

/** The counters that are kept along the way are what a fresh count gives. */
function findDrift(s: State): string | null {
  const counted = clone(s);
  refold(counted, 0);
  refold(counted, 1);
  const fresh = encode(counted, []);
  return encode(s, []).every((number, index) => number === fresh[index]) ? null : 'counters differ from a fresh count';
}

const knowledge: Knowledge<State> = {
  invariant: findDisorder,
  secrets(s, viewer) {
    const deck = s.age === 0 ? [] : s.deal.decks[s.age - 1];
    const hidden = deck.filter((_, slot) => hasBit(s.present & ~s.faceUp, slot));
    const cards = [...hidden, ...s.deal.decks.slice(s.age).flat(), ...s.deal.removed.flat()];
    const choice = currentTask(s);
    const drawn = taskKind(choice) === DRAW_TOKEN && taskSeat(choice) !== viewer ? drawnTokens(s, choice) : [];
    const wonders = s.deal.wonders.slice(s.picks < 4 ? 4 : 8);
    return [
      ...cards.map((card) => s.catalog.cards[card].id),
      ...drawn.map((token) => s.catalog.tokens[token].id),
      ...(s.options.wonders === 'draft' ? wonders.map((wonder) => s.catalog.wonders[wonder].id) : []),
    ];
  },
};

test.each([
  ['the base game', {}, 1600],
  ['the ruling options', { centreStart: 'lastChooses', pairToken: 'may' }, 400],
  ['the beginner Wonders', { wonders: 'beginner' }, 200],
])('thousands of random games of %s keep every promise', (_, options, games) => {
  const plan = { series: 21, games, lookEvery: 12 };
  expect(findViolations(duel, duel.readOptions(options), knowledge, plan)).toEqual([]);
});

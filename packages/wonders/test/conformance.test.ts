import { hasSeat, SPECTATOR } from '@pharos/core';
import { findViolations, type Knowledge } from '@pharos/core/testkit';
import { expect, test } from 'vitest';
import { refold } from '../src/city.ts';
import { drawPile } from '../src/hands.ts';
import { cardOf, holdersOf, knowersOf } from '../src/hidden.ts';
import { wonders } from '../src/index.ts';
import { clone, encode, type State } from '../src/state.ts';

/** Every card is in exactly one place, hands have the right size, and nobody owes coins. */
function findDisorder(s: State): string | null {
  const places = [
    ...s.cities.flatMap((city) => [...city.cards, ...city.under.map(cardOf)]),
    ...s.discard.map(cardOf),
    ...s.hands.flat().map(cardOf),
    ...drawPile(s),
    ...s.deal.decks.slice(s.age).flat(),
    ...s.deal.undrawn,
  ];
  const wanted = [...s.catalog.decks[s.options.players].flat(), ...s.catalog.guilds];
  if (inOrder(places) !== inOrder(wanted)) return 'cards are lost or doubled';
  if (s.cities.some((city) => city.coins < 0)) return 'a city owes coins';
  for (const city of s.cities) {
    const names = city.cards.map((card) => s.catalog.cards[card].name);
    if (new Set(names).size !== names.length) return 'a city has two cards of one name';
    if (city.stages !== city.under.length) return 'a stage has no card under it';
  }
  return findDrift(s);
}

function inOrder(cards: readonly number[]): string {
  return [...cards].sort((a, b) => a - b).join();
}

/** The counters that are kept along the way are what a fresh count gives. */
function findDrift(s: State): string | null {
  const counted = clone(s);
  for (const city of counted.cities) refold(counted, city);
  const fresh = encode(counted, []);
  return encode(s, []).every((number, index) => number === fresh[index]) ? null : 'counters differ from a fresh count';
}

const knowledge: Knowledge<State> = {
  invariant: findDisorder,
  /** Cards of which no copy is anywhere the viewer could have met it. */
  secrets(s, viewer) {
    const hidden = [...s.discard, ...s.cities.flatMap((city) => city.under), ...s.hands.flat()];
    const isMet = (card: number): boolean =>
      viewer !== SPECTATOR && (hasSeat(holdersOf(card), viewer) || hasSeat(knowersOf(card), viewer));
    const met = new Set([...s.cities.flatMap((city) => city.cards), ...hidden.filter(isMet).map(cardOf)]);
    const unmet = [...hidden.map(cardOf), ...drawPile(s), ...s.deal.decks.slice(s.age).flat(), ...s.deal.undrawn];
    return [...new Set(unmet)].filter((card) => !met.has(card)).map((card) => s.catalog.cards[card].id);
  },
};

test.each([
  ['edition 1, three players', { edition: 1, players: 3 }, 35],
  ['edition 2, three players', { edition: 2, players: 3 }, 35],
  ['edition 1, four players who choose sides', { edition: 1, players: 4, sides: 'choose' }, 30],
  ['edition 2, five players', { edition: 2, players: 5 }, 20],
  ['edition 1, seven players', { edition: 1, players: 7 }, 10],
  ['edition 2, seven players, all night', { edition: 2, players: 7, sides: 'night' }, 10],
  ['two players and the Free City', { edition: 1, players: 2 }, 60],
])('random games of %s keep every promise', (_, options, games) => {
  const plan = { series: 21, games, lookEvery: 40 };
  expect(findViolations(wonders, wonders.readOptions(options), knowledge, plan)).toEqual([]);
});

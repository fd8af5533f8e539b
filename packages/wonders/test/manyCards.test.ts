import { firstSeat, fastRng } from '@pharos/core';
import { findViolations } from '@pharos/core/testkit';
import { describe, expect, test } from 'vitest';
import {
  cardOf,
  handOf,
  heldCard,
  hiddenCard,
  holdersOf,
  knowersOf,
  withCard,
  withHolders,
  withKnower,
} from '../src/hidden.ts';
import { createWonders, PACKS, REGISTRY, type Registry, type words } from '../src/index.ts';
import { packAt } from '../src/packVersion.ts';
import { checks } from './conformanceChecks.ts';

const CARDS = 300;

/** So many cards by guilds that come first: those of all Ages have high numbers then, and decks their usual size. */
function withManyGuilds(newest: Registry['packs'][number], cards: number): Registry['packs'][number] {
  const pack = packAt(newest, 1);
  const more = cards - pack.cards.length;
  const guilds = Array.from({ length: more }, (_, index): words.CardSpec => {
    const effects = [{ type: 'points', count: 1 + (index % 5) }] as const;
    return { id: `guild-of-${index}`, age: 3, colour: 'purple', cost: { clay: index % 4 }, copies: [], effects };
  });
  const [first] = pack.counts;
  return { ...pack, counts: [{ ...first, guilds: first.guilds + more }], cards: [...guilds, ...pack.cards] };
}

const isBase = ({ id }: { readonly id: string }): boolean => id === 'base';

function registryWith(cards: number): Registry {
  return { ...REGISTRY, packs: PACKS.map((pack) => (isBase(pack) ? withManyGuilds(pack, cards) : pack)) };
}

const game = createWonders(registryWith(CARDS));

describe(`with ${CARDS} cards`, () => {
  test.each([
    ['three players', { edition: 2, players: 3 }, 5],
    ['two players and the Free City', { edition: 1, players: 2 }, 5],
    ['seven players with Armada', { edition: 2, players: 7, packs: ['base', 'armada'] }, 1],
    ['eight players with Armada', { edition: 1, players: 8, packs: ['base', 'armada'] }, 1],
  ])('random games of %s keep every promise', (_, raw, games) => {
    const options = game.readOptions(raw);
    expect(game.setup(options, fastRng(0)).catalog.cards.length).toBeGreaterThanOrEqual(CARDS);
    expect(findViolations(game, options, checks, { series: 29, games, lookEvery: 20 })).toEqual([]);
  });

  test('every move has a text that means it, to the end', () => {
    const options = game.readOptions({ edition: 1, players: 4 });
    const s = game.setup(options, fastRng(3, 1));
    const rng = fastRng(3, 2);
    const built = new Set<string>();
    for (let acting = game.toAct(s); acting !== 0; acting = game.toAct(s)) {
      const moves: number[] = [];
      moves.length = game.legalMoves(s, firstSeat(acting), moves);
      for (const move of moves) expect(game.parseMove(s, game.formatMove(s, move))).toBe(move);
      game.apply(s, firstSeat(acting), moves[rng(moves.length)]);
    }
    for (const city of s.cities) for (const card of city.cards) built.add(s.catalog.cards[card].id);
    expect(game.outcome(s)).not.toBeNull();
    expect(Math.max(...s.cities.flatMap((city) => city.cards))).toBeGreaterThan(127);
    expect(built.size).toBeGreaterThan(20);
  });

  test('a game cannot have more cards than moves can name', () => {
    const start = (cards: number): unknown => {
      const game = createWonders(registryWith(cards));
      return game.setup(game.readOptions({ players: 3 }), fastRng(0));
    };
    expect(() => start(512)).not.toThrow();
    expect(() => start(513)).toThrow('513 cards, at most 512');
  });
});

describe.each([0, 127, 128, 299, 511])('card %i', (card) => {
  test('a card with any number is known by its holders in a hand', () => {
    const held = withHolders(heldCard(card, 0b1), 0b1000_0000);
    expect([cardOf(held), holdersOf(held)]).toEqual([card, 0b1000_0001]);
  });

  test.each([0, 6, 7, 15])('a card with any number is known by those who saw it face down, from hand %i', (hand) => {
    const hidden = withKnower(hiddenCard(heldCard(card, 0b101), 3, hand, 7, 0b10), 7);
    expect([cardOf(hidden), holdersOf(hidden), knowersOf(hidden), handOf(hidden)]).toEqual([
      card,
      0b101,
      0b1000_0010,
      hand,
    ]);
    for (const other of [3, 200]) {
      const exchanged = withCard(hidden, other, 0b11);
      expect([cardOf(exchanged), holdersOf(exchanged), handOf(exchanged)]).toEqual([other, 0b11, hand]);
    }
  });
});

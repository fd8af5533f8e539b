import { expect, test } from 'vitest';
import type { Payment } from '../../src/index.ts';
import { duel } from '../../src/index.ts';
import { catalogOf } from '../../src/game.ts';
import { cardPayment } from '../../src/payment.ts';
import { matchOf, ofType, play, publicView, stateOf } from '../support.ts';
import { CARDS, coinsIn, unitsIn, WONDERS } from '../transcription.ts';

/** The newest version has all the cards that are written down; the rules count those of the first. */
const NEWEST = duel.withNewestPacks(duel.readOptions({}));
const catalog = catalogOf(['base']);
const first = catalogOf(['base'], { base: 1 });
const FIRST_CARDS = CARDS.filter((row) => first.cards.some(({ id }) => id === row.card));
const AGES: Record<string, number> = { age1: 1, age2: 2, age3: 3, guild: 3 };

/** A structure of the right Age with a card and another one, so that the Age goes on. */
function structureWith(card: string, deck: string): { age: number; structure: string[] } {
  const age = AGES[deck];
  const other = ['', 'guard-tower', 'glassblower', 'obelisk'][age];
  const spare = ['', 'clay-pool', 'drying-room', 'pretorium'][age];
  return { age, structure: [card, card === other ? spare : other] };
}

/** Units a payment buys, by resource. */
function bought(payment: Payment | null): Record<string, number> {
  const units = { wood: 0, clay: 0, stone: 0, glass: 0, papyrus: 0 };
  const named = payment?.buys.map(({ resource, count }) => [resource, count] as const) ?? [];
  return { ...units, ...Object.fromEntries(named) };
}

test('[D-1] the game is for two players', () => {
  expect(duel.seatCount(duel.readOptions({}))).toBe(2);
});

test('every card of the newest version is written down a second time', () => {
  expect(catalog.cards.map(({ id }) => id).sort()).toEqual(CARDS.map(({ card }) => card).sort());
});

test('[D-3, D-4] there are 23, 23 and 20 Age cards and 7 Guilds, 12 Wonders and 10 Progress tokens', () => {
  expect(first.decks.map((deck) => deck.length)).toEqual([23, 23, 20, 7]);
  expect(first.wonders).toHaveLength(12);
  expect(first.tokens.map((token) => token.id).sort()).toEqual([
    'agriculture',
    'architecture',
    'economy',
    'law',
    'masonry',
    'mathematics',
    'philosophy',
    'strategy',
    'theology',
    'urbanism',
  ]);
});

test.each([
  ['age1', { brown: 6, grey: 2, blue: 3, green: 4, yellow: 4, red: 4 }],
  ['age2', { brown: 3, grey: 2, blue: 5, green: 4, yellow: 4, red: 5 }],
  ['age3', { blue: 6, green: 4, yellow: 5, red: 5 }],
  ['guild', { purple: 7 }],
])('[D-4] the colours of the deck %s', (deck, colours) => {
  const found: Record<string, number> = {};
  for (const card of FIRST_CARDS.filter((row) => row.deck === deck)) {
    const match = matchOf({ ...structureWith(card.card, deck), first: { coins: 60 } });
    play(match, `build ${card.card}`);
    for (const [colour, count] of Object.entries(publicView(match).players[0].colours)) {
      if (count > 0) found[colour] = (found[colour] ?? 0) + count;
    }
  }
  expect(found).toEqual(colours);
});

test.each(CARDS)('[D-3, D-24, D-39] $card costs and does what is printed', (row) => {
  const match = matchOf({ ...structureWith(row.card, row.deck), first: { coins: 60 } }, NEWEST);
  const slot = publicView(match).structure.find(({ card }) => card === row.card);
  expect(slot?.back).toBe(row.deck);
  const payment = slot?.payments?.[0] ?? null;
  expect(bought(payment)).toEqual(unitsIn(row.cost));
  expect((payment?.coins ?? 0) - (payment?.trade ?? 0)).toBe(coinsIn(row.cost));
  play(match, `build ${row.card}`);
  const { players, pawn } = publicView(match);
  const [{ city, colours, production, score, symbols }] = players;
  expect(city).toEqual([row.card]);
  expect(colours[row.colour]).toBe(1);
  expect(production).toEqual(unitsIn(row.makes));
  expect(score.blue + score.green + score.yellow).toBe(Number(row.points));
  expect(pawn).toBe(Number(row.shields));
  expect(Object.keys(symbols).filter((symbol) => symbols[symbol] > 0)).toEqual(row.symbol === '' ? [] : [row.symbol]);
});

test.each(WONDERS)('[D-45, D-52, D-53, D-54, D-56, D-57, D-59, D-60] $wonder costs and does what is printed', (row) => {
  const match = matchOf({ structure: ['altar', 'tavern', 'baths'], first: { coins: 60, wonders: [row.wonder] } });
  const [{ wonders }] = publicView(match).players;
  const payment = wonders[0].payment;
  expect(bought(payment)).toEqual(unitsIn(row.cost));
  expect(payment?.coins).toBe(2 * row.cost.length);
  const events = play(match, `build ${row.wonder} with altar`);
  const { players, pawn } = publicView(match);
  expect(players[0].score.wonders).toBe(Number(row.points));
  expect(players[0].coins).toBe(60 - 2 * row.cost.length + Number(row.coins));
  expect(pawn).toBe(Number(row.shields));
  expect(ofType(events, 'extraTurnEarned')).toHaveLength(row['extra-turn'] === '' ? 0 : 1);
});

test('[D-25, D-26] seventeen chains link two cards each, and no others', () => {
  const isLink = (row: (typeof CARDS)[number]): boolean => row['free-with'] !== '';
  expect(FIRST_CARDS.filter(isLink)).toHaveLength(17);
  const links = CARDS.filter(isLink);
  for (const giver of CARDS) {
    const s = stateOf({ first: { city: [giver.card] } }, NEWEST);
    const free = catalog.cards
      .filter((card) => cardPayment(s, 0, card).chainFrom?.card === giver.card)
      .map((card) => card.id);
    expect(free).toEqual(links.filter((row) => row['free-with'] === giver.card).map((row) => row.card));
  }
});

test('[D-68] six symbols are on two green cards each, the seventh only on the Law token', () => {
  const symbols = FIRST_CARDS.flatMap((row) => (row.symbol === '' ? [] : [row.symbol]));
  const counts = Object.fromEntries(
    [...new Set(symbols)].map((symbol) => [symbol, symbols.filter((other) => other === symbol).length]),
  );
  expect(counts).toEqual({ wheel: 2, mortar: 2, quill: 2, pendulum: 2, sundial: 2, armillary: 2 });
  for (const { id } of first.tokens) {
    const [{ symbols: held }] = publicView(matchOf({ first: { tokens: [id] } })).players;
    expect(Object.keys(held).filter((symbol) => held[symbol] > 0)).toEqual(id === 'law' ? ['law'] : []);
  }
});

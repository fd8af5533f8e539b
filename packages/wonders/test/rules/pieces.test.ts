import { describe, expect, test } from 'vitest';
import type { Card, Piece } from '../../src/catalog.ts';
import { COLOURS, RESOURCES, SCIENCE_SYMBOLS } from '../../src/content/types.ts';
import type { PackSpec } from '../../src/content/types.ts';
import { catalogOf } from '../../src/game.ts';
import { wonders } from '../../src/index.ts';
import { PACKS } from '../../src/packs.ts';
import { rulesFrom } from '../../src/rules.ts';
import { resourceSets } from '../../src/supply.ts';
import { BOARDS, CARDS } from '../transcription.ts';

const LETTERS = 'WSOCGPT';

function costText({ cost }: Piece): string {
  const units = cost.units.map((count, resource) => LETTERS[resource].repeat(count)).join('');
  return `${cost.coins > 0 ? cost.coins : ''}${units}`;
}

/** Points of blue, shields of red, the symbol of green, the production of brown and grey cards. */
function valueText(card: Card): string {
  const [effect] = card.standing;
  switch (COLOURS[card.colour]) {
    case 'blue':
      return String(card.points);
    case 'red':
      return String(effect.count);
    case 'green':
      return SCIENCE_SYMBOLS[effect.subject];
    case 'brown':
    case 'grey':
      return effect.type === 'produce'
        ? LETTERS[effect.subject].repeat(effect.count)
        : resourceSets[effect.subject].map((resource) => LETTERS[resource]).join('/');
    default:
      return '';
  }
}

describe.each([1, 2] as const)('edition %i', (edition) => {
  /** The rules count the cards of the first version; the newest one has all that are written down. */
  const catalog = catalogOf({ packs: ['base'], edition });
  const newest = catalogOf(wonders.withNewestPacks(wonders.readOptions({ edition })));
  const chainOf = (card: Card): string =>
    newest.cards
      .filter((other) => (other.gives & card.freeWith) !== 0)
      .map((other) => other.id)
      .join();

  test('[W-5, W-30, W-31, W-50, W-51, W-74] every card costs, links and gives what is printed', () => {
    const found = newest.cards.map((card) => ({
      card: card.id,
      age: String(card.age),
      colour: COLOURS[card.colour],
      cost: costText(card),
      'free-with': chainOf(card),
      copies: card.copies.join(),
      value: valueText(card),
    }));
    const byId = (a: { card: string }, b: { card: string }): number => (a.card < b.card ? -1 : 1);
    expect(found.sort(byId)).toEqual([...CARDS[edition]].sort(byId));
  });

  test('[W-20, W-21, W-32, W-73] every board produces and costs what is printed', () => {
    const found = catalog.boards.flatMap((board) =>
      board.sides.map((side) => ({
        board: board.id,
        side: side.id,
        makes: LETTERS[side.resource],
        stages: side.stages.map(costText).join(),
        points: side.stages.map((stage) => stage.points).join(),
      })),
    );
    expect(found).toEqual(BOARDS[edition]);
  });

  test('[W-3] the box holds 49, 49 and 50 cards, ten of the last are guilds', () => {
    const copies = [1, 2, 3].map((age) =>
      catalog.cards.filter((card) => card.age === age).reduce((sum, card) => sum + card.copies.length, 0),
    );
    expect(copies).toEqual([49, 49, 50]);
    expect(catalog.guilds).toHaveLength(10);
    expect(catalog.guilds.every((guild) => catalog.cards[guild].age === 3)).toBe(true);
  });

  test.each([3, 4, 5, 6, 7])('[W-5, W-6, W-7] with %i players each deck has seven cards for everybody', (players) => {
    const [first, second, third] = catalog.decks[players];
    expect([first.length, second.length]).toEqual([7 * players, 7 * players]);
    expect(third.length + players + 2).toBe(7 * players);
    for (const card of [...first, ...second, ...third]) {
      const inDeck = catalog.cards[card].copies.filter((least) => least <= players).length;
      expect([...first, ...second, ...third].filter((other) => other === card)).toHaveLength(inDeck);
    }
  });

  test('[W-22] only Loom, Glassworks and Press exist under one name in two Ages', () => {
    const twice = catalog.cards.filter((card) =>
      catalog.cards.some((other) => other !== card && other.name === card.name),
    );
    expect(twice.map((card) => card.id).sort()).toEqual(
      ['glassworks-1', 'glassworks-2', 'loom-1', 'loom-2', 'press-1', 'press-2'].sort(),
    );
  });
});

test('a pack with a double id or a chain from nowhere does not compile', () => {
  const [pack] = PACKS;
  const compile = (packs: readonly PackSpec[]): unknown =>
    rulesFrom({ packs, expansions: [] })({ packs: ['base'], edition: 1 });
  expect(() => compile([pack, pack])).toThrow('two pieces are called lumber-yard');
  const broken = { ...pack, cards: pack.cards.filter((card) => card.id !== 'baths') };
  expect(() => compile([broken])).toThrow('a chain starts at the unknown card baths');
});

test('resources are numbered raw materials first', () => {
  expect(RESOURCES.map((name) => name[0].toUpperCase()).join('')).toBe(LETTERS);
});

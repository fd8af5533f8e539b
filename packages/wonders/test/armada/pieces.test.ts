import { expect, test } from 'vitest';
import { navalTokens } from '../../src/armada/conflicts.ts';
import { readShipyards } from '../../src/armada/shipyards.ts';
import { ARMADA_PACKS, wonders } from '../../src/index.ts';
import { dealState } from '../support.ts';
import { ARMADA } from './support.ts';

const FLEETS = ['red', 'yellow', 'blue', 'green'] as const;
const options = (more: object): object => ({ ...ARMADA, ...more });

test('[AR-1, AR-2, AR-3, AR-4, AR-9, AR-10] shipyards have four tracks of six steps and one linked fleet; eight and seven of them', () => {
  expect(ARMADA_PACKS.map(({ edition, shipyards }) => [edition, shipyards.length])).toEqual([
    [1, 8],
    [2, 7],
  ]);
  for (const { shipyards, tracks } of ARMADA_PACKS) {
    for (const fleet of FLEETS) expect(tracks[fleet]).toHaveLength(7);
    for (const { linked, steps } of shipyards) {
      expect(FLEETS).toContain(linked);
      for (const fleet of FLEETS) expect(steps[fleet]).toHaveLength(6);
    }
    expect(new Set(shipyards.map(({ steps }) => JSON.stringify(steps))).size).toBe(shipyards.length);
  }
});

test('[AR-1] where a price comes from is kept with it', () => {
  const [{ provenance }] = ARMADA_PACKS[0].shipyards;
  expect(provenance).toMatchObject({ linked: 'reconstructed', steps: { red: { 0: 'reported', 1: 'reconstructed' } } });
  expect(ARMADA_PACKS[0].tracks.red.map((space) => space.provenance)[2]).toBe('printed');
});

test('[AR-1] prices rise along a track, from one resource to three, and what sources tell of is there', () => {
  const [{ shipyards }] = ARMADA_PACKS;
  const goods = new Set(['glass', 'papyrus', 'textile']);
  const worthOf = (resource: string): number => (resource === 'coins' ? 1 : goods.has(resource) ? 3 : 2);
  for (const { steps } of shipyards) {
    for (const fleet of FLEETS) {
      const prices = steps[fleet].map((step) => Object.entries(step));
      const weights = prices.map((price) => price.reduce((sum, [what, count]) => sum + worthOf(what) * count, 0));
      expect(weights).toEqual(weights.toSorted((a, b) => a - b));
      for (const price of prices) {
        const units = price.reduce((sum, [what, count]) => (what === 'coins' ? sum : sum + count), 0);
        expect(units).toBeGreaterThanOrEqual(1);
        expect(units).toBeLessThanOrEqual(3);
      }
    }
  }
  const [first, second] = shipyards;
  expect([first.linked, first.steps.red[0], first.steps.blue[0]]).toEqual(['red', { wood: 1 }, { clay: 1 }]);
  expect(second.steps.yellow[0]).toEqual({ wood: 1 });
});

test('[AR-6] eight cards an Age, two of each colour that has ships', () => {
  for (const { cards } of ARMADA_PACKS) {
    for (const age of [1, 2, 3]) {
      const colours = cards.filter((card) => card.age === age).map(({ colour }) => colour);
      expect(colours.sort()).toEqual(['blue', 'blue', 'green', 'green', 'red', 'red', 'yellow', 'yellow']);
    }
  }
});

test('[AR-7, AR-18] nine different islands of each level, in decks of their own', () => {
  for (const { islands } of ARMADA_PACKS) {
    expect([1, 2, 3].map((level) => islands.filter((island) => island.level === level).length)).toEqual([9, 9, 9]);
    expect(new Set(islands.map(({ id }) => id)).size).toBe(27);
  }
  const s = dealState('3', options({}));
  expect(s.parts.armada?.decks.map((deck) => deck.length)).toEqual([9, 9, 9]);
  expect(dealState('4', options({})).parts.armada?.decks).not.toEqual(s.parts.armada?.decks);
});

test('[AR-11] seven can be weakest at once, whatever the number of tokens in the box', () => {
  expect(navalTokens([5, 0, 0, 0, 0, 0, 0, 0], 1, 2)).toEqual([5, -2, -2, -2, -2, -2, -2, -2]);
});

test.each([3, 4, 5, 6, 7])(
  '[AR-12, AR-13, AR-15, AR-16, AR-17, AR-23] %i players: hands of eight, and as many cards of Armada as players in each deck',
  (players) => {
    for (const edition of [1, 2]) {
      const s = dealState('5', options({ edition, players, sides: edition === 1 ? 'A' : 'day' }));
      expect(s.turns).toBe(7);
      expect(s.hands.map((hand) => hand.length)).toEqual(s.hands.map(() => 8));
      for (const deck of s.deal.decks) {
        expect(deck).toHaveLength(8 * players);
        expect(deck.filter((card) => s.catalog.cards[card].pack === 'armada')).toHaveLength(players);
      }
      expect(s.deal.decks[2].filter((card) => s.catalog.cards[card].isGuild)).toHaveLength(players + 2);
    }
  },
);

test('[AR-14, AR-110] with three players the five cards that reach two seats away are out', () => {
  const { draws, catalog } = dealState('5', options({})).rules;
  const [armada] = draws;
  const { cards } = catalog;
  const drawn = armada.cards[3].map((age) => age.map((card) => cards[card].id));
  expect(drawn.map((age) => age.length)).toEqual([6, 6, 7]);
  for (const id of ['eastern-emporium', 'western-emporium', 'pontoon', 'ballista', 'pier']) {
    expect(drawn.flat()).not.toContain(id);
    expect(armada.cards[4].flat().map((card) => cards[card].id)).toContain(id);
  }
});

test('[AR-19, AR-20, AR-21] everybody starts with three coins and another shipyard, dealt or as agreed, with ships on their start spaces', () => {
  const s = dealState('6', options({ players: 5 }));
  expect(s.cities.map(({ coins }) => coins)).toEqual([3, 3, 3, 3, 3]);
  expect(new Set(s.parts.armada?.harbours.map(({ yard }) => yard)).size).toBe(5);
  for (const { ships } of s.parts.armada?.harbours ?? []) expect(ships).toEqual([0, 0, 0, 0]);
  const bySeat = ['shipyard-c', 'shipyard-a', 'shipyard-b'];
  const agreed = dealState('6', options({ shipyardsBySeat: bySeat }));
  expect(agreed.parts.armada?.harbours.map(({ yard }) => agreed.parts.armada?.yards[yard].spec.id)).toEqual(bySeat);
});

test('[AR-22, AR-179] Siracusa is there only with Armada', () => {
  const boards = ['siracusa', 'gizah', 'rhodos'];
  expect(() => wonders.readOptions({ edition: 2, boards })).toThrow(/unknown "siracusa"/);
  const s = dealState('7', { packs: ['base', 'armada'], edition: 2, boards, sides: 'day' });
  expect(s.catalog.boards[s.cities[0].board].id).toBe('siracusa');
  const seen = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    for (const { board } of dealState(`9.${seed}`, { packs: ['base', 'armada'], edition: 2, players: 7 }).cities) {
      seen.add(s.catalog.boards[board].id);
    }
  }
  expect(seen).toContain('siracusa');
});

test('[AR-182, AR-183, AR-184] eight play the first edition with the cards for seven, seven in hand, and Siracusa as the eighth board', () => {
  const s = dealState('8', options({ players: 8 }));
  expect(s.turns).toBe(6);
  expect(s.hands.map((hand) => hand.length)).toEqual(s.hands.map(() => 7));
  for (const deck of s.deal.decks)
    expect(deck.filter((card) => s.catalog.cards[card].pack === 'armada')).toHaveLength(7);
  expect(s.deal.decks[2].filter((card) => s.catalog.cards[card].isGuild)).toHaveLength(9);
  expect(s.cities.map(({ board }) => s.catalog.boards[board].id)).toContain('siracusa');
});

test('[AR-185, AR-186] seven at most in the second edition; teams of two with four, six or eight', () => {
  expect(() => wonders.readOptions(options({ edition: 2, players: 8 }))).toThrow(/from 3 to 7/);
  expect(() => wonders.readOptions(options({ players: 2 }))).toThrow(/from 3 to 8/);
  for (const players of [3, 5, 7]) {
    expect(() => wonders.readOptions(options({ players, teams: true }))).toThrow(/teams of two/);
  }
  for (const players of [4, 6, 8]) expect(wonders.readOptions(options({ players, teams: true })).teams).toBe(true);
  expect(() => wonders.readOptions({ teams: true })).toThrow(/an option of Cities and Armada/);
});

const track = [{ wood: 1 }, { ore: 1 }, { clay: 2 }, {}, { glass: 1, coins: 2 }, { coins: 3 }];
const yard = (id: string): object => ({
  id,
  linked: 'blue',
  steps: { red: track, yellow: track, blue: track, green: track },
});

test('[AR-21] shipyards can be typed in, and are part of the options', () => {
  const read = wonders.readOptions(options({ shipyards: ['a', 'b', 'c'].map(yard) }));
  expect(wonders.readOptions(JSON.parse(JSON.stringify(read)))).toEqual(read);
  expect(read.shipyards?.[1]).toMatchObject({ id: 'b', linked: 'blue', provenance: 'printed' });
});

test.each([
  [[], /there is no shipyard/],
  [[yard('a'), yard('a')], /shipyards\[1\]: two shipyards are called "a"/],
  [[{ ...yard('a'), linked: 'pink' }], /shipyards\[0\].linked: unknown "pink"/],
  [[{ ...yard('a'), steps: { red: track } }], /shipyards\[0\].steps.yellow: expected a list/],
  [[{ id: 'a', linked: 'red', steps: { red: [{ gold: 1 }] } }], /expected 6 steps, found 1/],
  [[{ id: 'a', linked: 'red', steps: { red: [{ gold: 1 }, {}, {}, {}, {}, {}] } }], /red\[0\]: unknown key "gold"/],
  [[{ id: 'a', linked: 'red', steps: { red: [{ wood: 4, ore: 4 }, {}, {}, {}, {}, {}] } }], /at most 5 resources/],
  [[{ ...yard('A b') }], /small letters/],
])('mistakes in shipyards are named: %#', (raw, message) => {
  expect(() => readShipyards(raw)).toThrow(message);
});

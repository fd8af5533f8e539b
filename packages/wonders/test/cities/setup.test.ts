import { expect, test } from 'vitest';
import { BLACK } from '../../src/catalog.ts';
import { wonders } from '../../src/index.ts';
import { dealState } from '../support.ts';
import { CITIES } from './support.ts';

const options = (more: object): object => ({ ...CITIES, ...more });
const sidesOf = (edition: number): string => (edition === 1 ? 'A' : 'day');

test.each([3, 4, 5, 6, 7])(
  '[C-2, C-3, C-4, C-7, C-80] %i players: hands of eight, and as many black cards as players in each deck',
  (players) => {
    for (const edition of [1, 2]) {
      const s = dealState('5', options({ edition, players, sides: sidesOf(edition) }));
      expect(s.turns).toBe(7);
      expect(s.hands.map((hand) => hand.length)).toEqual(s.hands.map(() => 8));
      for (const deck of s.deal.decks) {
        expect(deck).toHaveLength(8 * players);
        expect(deck.filter((card) => s.catalog.cards[card].colour === BLACK)).toHaveLength(players);
      }
      expect(s.deal.decks[2].filter((card) => s.catalog.cards[card].isGuild)).toHaveLength(players + 2);
      const unseen = s.deal.undrawn.filter((card) => s.catalog.cards[card].colour === BLACK);
      expect(unseen).toHaveLength(3 * ((edition === 1 ? 9 : 14) - players));
    }
  },
);

test('[C-2] which black cards are in the game is drawn at random', () => {
  const drawn = (seed: string): string =>
    dealState(seed, options({ sides: 'day' }))
      .deal.decks[0].filter((card) => card > 0)
      .join();
  expect(drawn('1')).not.toBe(drawn('2'));
});

function guildsSeen(more: object): Set<string> {
  const seen = new Set<string>();
  for (let seed = 0; seed < 25; seed++) {
    const s = dealState(`4.${seed}`, options({ players: 7, ...more }));
    for (const card of s.deal.decks[2])
      if (s.catalog.cards[card].pack !== 'base' && s.catalog.cards[card].isGuild) seen.add(s.catalog.cards[card].id);
  }
  return seen;
}

test('[C-4, C-5, C-92] guilds of Cities are in the pool in the first edition, in the second by `expansionGuilds` only', () => {
  expect([...guildsSeen({ edition: 1, sides: 'A' })].sort()).toEqual([
    'forgers-guild',
    'mourners-guild',
    'shadow-guild',
  ]);
  expect([...guildsSeen({ sides: 'day' })]).toEqual([]);
  expect([...guildsSeen({ sides: 'day', rulings: ['expansionGuilds'] })].sort()).toEqual([
    'forgers-guild',
    'shadow-guild',
  ]);
});

function boardsSeen(more: object): Set<string> {
  const seen = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const s = dealState(`6.${seed}`, options({ sides: 'day', ...more }));
    for (const { board } of s.cities) seen.add(s.catalog.boards[board].id);
  }
  return seen;
}

test('[C-6] Byzantium and Petra are among the boards; Byzantium is not for three with `noByzantiumForThree`', () => {
  expect([...boardsSeen({ players: 3 })]).toEqual(expect.arrayContaining(['byzantium', 'petra']));
  const without = boardsSeen({ players: 3, rulings: ['noByzantiumForThree'] });
  expect(without).not.toContain('byzantium');
  expect(without).toContain('petra');
  expect(boardsSeen({ players: 4, rulings: ['noByzantiumForThree'] })).toContain('byzantium');
  expect(() => wonders.readOptions({ edition: 2, boards: ['petra', 'gizah', 'rhodos'] })).toThrow(/unknown "petra"/);
});

test('[C-7, C-71] three to seven play, in the first edition eight; nobody plays in twos without Armada or Cities', () => {
  expect(() => wonders.readOptions(options({ players: 8 }))).toThrow(/from 3 to 7/);
  expect(() => wonders.readOptions(options({ edition: 1, players: 2 }))).toThrow(/from 3 to 8/);
  expect(wonders.readOptions(options({ edition: 1, players: 8 })).players).toBe(8);
});

test('[C-75] teams of two with four or six, in the first edition with eight as well', () => {
  for (const players of [3, 5, 7]) {
    expect(() => wonders.readOptions(options({ players, teams: true }))).toThrow(/teams of two/);
  }
  for (const players of [4, 6]) expect(wonders.readOptions(options({ players, teams: true })).teams).toBe(true);
  expect(wonders.readOptions(options({ edition: 1, players: 8, teams: true })).teams).toBe(true);
});

test('[C-70, C-80] eight play with the decks for seven, nine guilds and seven black cards: seven in hand, six turns', () => {
  const s = dealState('8', options({ edition: 1, players: 8, sides: 'A' }));
  expect(s.turns).toBe(6);
  expect(s.hands.map((hand) => hand.length)).toEqual(s.hands.map(() => 7));
  for (const deck of s.deal.decks) {
    expect(deck).toHaveLength(56);
    expect(deck.filter((card) => s.catalog.cards[card].colour === BLACK)).toHaveLength(7);
  }
  expect(s.deal.decks[2].filter((card) => s.catalog.cards[card].isGuild)).toHaveLength(9);
});

test.each([
  [['base', 'cities'], 4, 8, 7],
  [['base', 'leaders'], 4, 7, 6],
  [['base', 'leaders', 'cities'], 4, 8, 7],
  [['base', 'armada', 'leaders'], 4, 8, 7],
  [['base', 'armada', 'cities'], 4, 9, 8],
  [['base', 'armada', 'cities'], 8, 8, 7],
  [['base', 'armada', 'leaders', 'cities'], 4, 9, 8],
] as const)('[C-80, L-84, AR-205] %j with %i players: %i cards in hand, %i turns', (packs, players, cards, turns) => {
  const s = dealState('9', { packs, edition: 1, players, sides: 'A' });
  expect(s.turns).toBe(turns);
  for (const deck of s.deal.decks) expect(deck).toHaveLength(cards * players);
});

import { movesOf, rngFromSeed, type Move } from '@pharos/core';
import { leaderPieces, leadersOf, wonders, type State } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { chooseMove } from '../../bot.ts';
import { botRng } from '../../botRng.ts';
import { wondersBot } from '../bots.ts';
import { wondersReasons } from '../reasons.ts';
import { handValue, netWorth, phasesAhead } from './hand.ts';
import { worthAhead } from './worth.ts';

const BOARDS = [{ board: 'gizah' }, { board: 'rhodos' }, { board: 'ephesos' }];

function position(cities: readonly object[], more: object = {}, edition = 2): State {
  const options = wonders.readOptions({ players: 3, edition, packs: ['base', 'leaders'] });
  const all = BOARDS.map((board, city) => ({ ...board, coins: 6, ...cities[city] }));
  return wonders.describe(options, { age: 3, turn: 1, cities: all, ...more }, rngFromSeed('1'));
}

const numberOf = (s: State, id: string): number => leaderPieces(s).findIndex((leader) => leader.id === id);
const worth = (s: State, id: string, left: number): number =>
  netWorth(s, 0, numberOf(s, id), { age: s.age, left }, left);

describe('what a leader is worth to a bot', () => {
  it('leaders that count cards are worth more to whoever has such cards', () => {
    const green = position([{ cards: ['apothecary', 'workshop', 'scriptorium'] }]);
    const blue = position([{ cards: ['altar', 'theater', 'baths'] }]);
    expect(worth(green, 'hypatia', 0.3)).toBeGreaterThan(worth(blue, 'hypatia', 0.3));
    expect(worth(blue, 'nebuchadnezzar', 0.3)).toBeGreaterThan(worth(green, 'nebuchadnezzar', 0.3));
  });

  it('powers are worth more the earlier they come', () => {
    const s = position([]);
    for (const id of ['bilkis', 'hatshepsut', 'xenophon', 'vitruvius', 'maecenas'])
      expect(worth(s, id, 1)).toBeGreaterThan(worth(s, id, 0.3));
  });

  it('at the end nothing is still to come', () => {
    const s = position([{ cards: ['apothecary', 'altar', 'stockade'] }]);
    s.conflicts = 3;
    for (const leader of leaderPieces(s)) expect(Math.abs(worthAhead(s, 0, leader, 0))).toBeLessThan(0.05);
  });

  it('a hand is worth the best plan: one leader for each Age that is still to come', () => {
    const s = position([{ leaderHand: ['cleopatra', 'sappho', 'zenobia'] }], { age: 2, turn: 1 });
    const part = leadersOf(s);
    expect(phasesAhead(s).map(({ age }) => age)).toEqual([3]);
    const value = handValue(s, part, 0, 0.6);
    part.seats[0].hand.splice(0, 3, numberOf(s, 'cleopatra'));
    expect(handValue(s, part, 0, 0.6)).toBe(value);
  });

  it('who profits from being the only leader makes others less welcome', () => {
    const alone = position([{ leaders: ['agrippina'], leaderHand: ['cleopatra'] }], { age: 2 });
    const other = position([{ leaders: ['sappho'], leaderHand: ['cleopatra'] }], { age: 2 });
    expect(handValue(alone, leadersOf(alone), 0, 0.6)).toBeLessThan(handValue(other, leadersOf(other), 0, 0.6));
  });
});

const SEARCH = { kind: 'search', budget: { iterations: 1000, milliseconds: Infinity }, settings: {} } as const;

describe.each([
  ['greedy', 'greedy'],
  ['searching', SEARCH],
] as const)('a %s bot of Leaders', (_, level) => {
  const choiceIn = (s: State): string =>
    wonders.formatMove(s, chooseMove(wonders, wondersBot(level), s, 0, botRng('1')));
  const recruitment = (hand: readonly string[], city: object): string =>
    choiceIn(position([{ leaderHand: hand, ...city }], { choice: { kind: 'recruit' } }));

  /** The first choice of a game, with these leaders on offer. */
  const drafted = (offered: readonly string[]): string => {
    const s = wonders.setup(
      wonders.readOptions({ players: 3, packs: ['base', 'leaders'], sides: 'day' }),
      rngFromSeed('3'),
    );
    const { seats } = leadersOf(s);
    for (const [place, id] of offered.entries()) {
      // Whoever else was offered it gets the other one.
      const wanted = numberOf(s, id);
      const other = seats[0].offered[place];
      for (const seat of seats) seat.offered.splice(0, 4, ...seat.offered.map((one) => (one === wanted ? other : one)));
      seats[0].offered[place] = wanted;
    }
    return choiceIn(s);
  };

  it('recruits the leader that fits its city', () => {
    const science = {
      coins: 12,
      cards: ['apothecary', 'workshop', 'scriptorium', 'dispensary', 'laboratory', 'library'],
    };
    expect(recruitment(['aristotle', 'pericles'], science)).toBe('recruit aristotle');
    const military = { coins: 12, cards: ['stockade', 'barracks', 'guard-tower', 'walls', 'stables'] };
    expect(recruitment(['aristotle', 'pericles'], military)).toBe('recruit pericles');
  });

  it('recruits a leader whose points are certain rather than one that gives nothing', () => {
    const blue = { coins: 12, cards: ['altar', 'theater', 'baths', 'temple', 'statue', 'courthouse'] };
    expect(recruitment(['pericles', 'nebuchadnezzar'], blue)).toBe('recruit nebuchadnezzar');
    expect(recruitment(['hypatia', 'cleopatra'], blue)).toBe('recruit cleopatra');
  });

  it('keeps a leader that brings points to any city rather than those that bring hardly anything', () => {
    expect(drafted(['sappho', 'cleopatra', 'nero', 'phidias'])).toBe('draft cleopatra');
  });

  it('sells a leader that brings nothing', () => {
    expect(recruitment(['maecenas', 'vitruvius'], { coins: 1 })).toMatch(/^sell/);
  });
});

describe('what speaks for a move with Leaders', () => {
  it('points of leaders are reasons', () => {
    const s = position([{ leaderHand: ['cleopatra', 'sappho'] }], { choice: { kind: 'recruit' } });
    const named = (text: string): Move =>
      movesOf(wonders, s, 0).find((move) => wonders.formatMove(s, move) === text) ?? Number.NaN;
    const told = wondersReasons(s, 0, named('recruit cleopatra'), [named('sell sappho'), named('sell cleopatra')]);
    expect(told).toContainEqual({ kind: 'points', n: 5, what: 'leaders' });
  });
});

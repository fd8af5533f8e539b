import { unwrap } from '@pharos/core';
import { describe, expect, test } from 'vitest';
import type { WondersEvent } from '../../src/index.ts';
import { ofType, type WondersMatch } from '../support.ts';
import { coins, harbour, seaMatch, turn } from './support.ts';

/** Seats of the table: who builds from the discard pile, who levies a tax, Babylon with its extra card, and another one. */
const REVIVER = 0;
const BABYLON = 2;
const OTHER = 3;

/** How each edition calls what is needed here. */
const EDITIONS = {
  1: {
    side: 'A',
    babylon: { board: 'babylon', side: 'B', stages: 2 },
    reviver: { board: 'halikarnassos', side: 'B', cards: ['foundry'] },
  },
  2: {
    side: 'day',
    babylon: { board: 'babylon', side: 'night', stages: 1 },
    reviver: { board: 'halikarnassos', side: 'night', cards: ['brickyard'] },
  },
} as const;

type Edition = keyof typeof EDITIONS;

interface Table {
  readonly edition?: Edition;
  readonly reviver?: object;
  readonly taxer?: object;
  readonly babylon?: object;
  readonly other?: object;
  readonly extraCard?: string;
  readonly discard?: readonly string[];
  readonly islandDecks?: object;
  readonly options?: object;
}

/** The last turn of Age II: the reviver builds a stage, the taxer moves the yellow ship, Babylon sells a card. */
function lastTurn(table: Table): WondersMatch {
  const { edition = 1, extraCard = 'courthouse', discard = ['tavern'] } = table;
  const { side, babylon, reviver } = EDITIONS[edition];
  const match = seaMatch(
    {
      age: 2,
      turn: 7,
      hands: [['temple'], ['walls'], ['statue', extraCard], ['aqueduct']],
      discard,
      ...(table.islandDecks !== undefined && { islandDecks: table.islandDecks }),
      cities: [
        { ...reviver, coins: 0, ...table.reviver },
        { board: 'gizah', side, ships: { yellow: 3 }, ...table.taxer },
        { ...babylon, coins: 5, ...table.babylon },
        { board: 'rhodos', side, cards: ['baths'], coins: 12, ...table.other },
      ],
    },
    { edition, players: 4, ...table.options },
  );
  turn(match, 'stage with temple', 'discard walls for yellow ship', 'discard statue', 'build aqueduct');
  return match;
}

function play(match: WondersMatch, seat: number, ...moves: readonly string[]): WondersEvent[] {
  return moves.flatMap((move) => [...unwrap(match.play(seat, move))]);
}

const FORMERLY = { rulings: ['lossesBeforeExtraCard'] };

describe.each([1, 2] as const)('the last turn of an Age with the extra card of Babylon, edition %i', (edition) => {
  /** The coins of a seat after the moves of Babylon and of the reviver: as it is, and with losses before the extra card. */
  const coinsLeft = (seat: number, table: Table, extra: string, ...revival: readonly string[]): number[] =>
    [{}, FORMERLY].map((options) => {
      const match = lastTurn({ edition, ...table, options });
      play(match, BABYLON, extra);
      play(match, REVIVER, ...revival);
      return coins(match)[seat];
    });

  test('[AR-215] coins of a revived card are lost to the tax of the turn, or come after it', () => {
    const taxer = { ships: { yellow: 1 } };
    expect(coinsLeft(REVIVER, { taxer }, 'discard courthouse', 'revive tavern')).toEqual([4, 5]);
  });

  test('[AR-60, AR-215] a lower tax that a revived card reaches is not levied besides, or it is', () => {
    const table = { reviver: { ships: { yellow: 1 } }, discard: ['construction-zone'] };
    const revival = ['revive construction-zone', 'advance yellow'];
    expect(coinsLeft(OTHER, table, 'discard courthouse', ...revival)).toEqual([10, 9]);
  });

  test('[AR-38, AR-60, AR-215] the turn and the extra card have one tax together, the highest, or one each', () => {
    const babylon = { ships: { yellow: 1 } };
    expect(coinsLeft(OTHER, { babylon }, 'discard courthouse for yellow ship', 'decline')).toEqual([10, 9]);
  });

  test('[AR-26, AR-215] extra card, left-over cards, revived card, losses, conflicts: in this order', () => {
    const match = lastTurn({ edition });
    const events = [...play(match, BABYLON, 'discard courthouse'), ...play(match, REVIVER, 'revive tavern')];
    const kinds = ['cardDiscarded', 'cardRevived', 'taxLevied', 'conflictResolved', 'navalConflictResolved'];
    const order = events.map(({ type }) => type).filter((type) => kinds.includes(type));
    expect([...new Set(order)]).toEqual(kinds);
    expect(ofType(events, 'taxLevied')).toHaveLength(1);
  });

  test('[AR-61, AR-215] a commerce level reached with the extra card counts against the tax of the turn', () => {
    const match = lastTurn({ edition });
    play(match, BABYLON, 'discard courthouse for yellow ship');
    play(match, REVIVER, 'decline');
    // Five, three for the card of the turn, and one of the two coins of the tax.
    expect(coins(match)[BABYLON]).toBe(5 + 3 - 1);
  });

  test('[W-97, AR-215] coins that the tax will take still pay for the extra card', () => {
    const rich = { coins: 0, cards: ['clay-pool', 'clay-pit'] };
    const match = lastTurn({ edition, babylon: rich, extraCard: 'courthouse', taxer: { cards: ['loom-1'] } });
    // Three coins of the card that was sold, two of them for the textile of the neighbour.
    const build = match.legalMoves(BABYLON).find((move) => move.startsWith('build courthouse paying')) ?? '';
    play(match, BABYLON, build);
    play(match, REVIVER, 'decline');
    expect(coins(match)[BABYLON]).toBe(0);
  });

  test('[AR-38, AR-70, AR-215] pirates of the extra card come with the tax of the turn', () => {
    const babylon = {
      cards: ['ore-vein', 'lumber-yard', 'loom-1', 'glassworks-1', 'press-1', 'stone-pit', 'clay-pool'],
    };
    const other = { ships: { yellow: 1 } };
    const match = lastTurn({ edition, babylon, other, extraCard: 'pirates-den' });
    const build = match.legalMoves(BABYLON).find((move) => move.startsWith('build pirates-den')) ?? '';
    expect(ofType(play(match, BABYLON, build), 'coinsLost')).toEqual([]);
    const lost = ofType(play(match, REVIVER, 'revive tavern'), 'coinsLost');
    expect(lost.filter(({ city }) => city === OTHER)).toEqual([
      { type: 'coinsLost', city: OTHER, count: 2, tax: 1, pirates: 1, coins: match.view(0).cities[OTHER].coins },
    ]);
    // The taxer has reached the second level and pays to pirates only.
    expect(lost.find(({ city }) => city === 1)).toMatchObject({ tax: 0, pirates: 2 });
  });

  test('[AR-47, AR-215] Foggy Island found with a revived card protects against the losses of the turn', () => {
    const match = lastTurn({
      edition,
      reviver: { coins: 6 },
      discard: ['helmsmans-rest'],
      islandDecks: { 1: ['foggy-island'] },
    });
    play(match, BABYLON, 'discard courthouse');
    play(match, REVIVER, 'revive helmsmans-rest');
    expect(harbour(match, REVIVER).islands).toEqual(['foggy-island']);
    expect(coins(match)[REVIVER]).toBe(6);
  });

  test('[AR-215] who does not play the extra card changes nothing: losses come after revived cards, once', () => {
    const match = lastTurn({ edition });
    play(match, BABYLON, 'decline');
    const events = play(match, REVIVER, 'revive tavern');
    expect(ofType(events, 'taxLevied')).toHaveLength(1);
    expect(coins(match)[REVIVER]).toBe(5 - 2);
  });

  test('[AR-194, AR-215] partners pay the tax of the last turn like everybody, and once', () => {
    const match = lastTurn({ edition, babylon: { ships: { yellow: 1 } }, options: { teams: true } });
    play(match, BABYLON, 'discard courthouse for yellow ship');
    play(match, REVIVER, 'revive tavern');
    // Seat 0 is the taxer's partner; seat 3 is the partner of Babylon, whose tax of 1 does not count.
    expect([coins(match)[REVIVER], coins(match)[OTHER]]).toEqual([5 - 2, 12 - 2]);
  });
});

test('[AR-75, AR-215] with the extra card one explores alone, and what is found works before the losses', () => {
  const babylon = {
    ships: { green: 1 },
    cards: ['press-1', 'loom-1', 'glassworks-1', 'clay-pool', 'ore-vein'],
    shipyard: 'shipyard-a',
    coins: 9,
  };
  const match = lastTurn({ babylon, extraCard: 'dispensary', islandDecks: { 1: ['foggy-island'] } });
  const build = match.legalMoves(BABYLON).find((move) => move.startsWith('build dispensary and green ship')) ?? '';
  play(match, BABYLON, build);
  expect(harbour(match, BABYLON).exploring?.count).toBe(4);
  play(match, BABYLON, 'keep foggy-island');
  const lost = ofType(play(match, REVIVER, 'decline'), 'coinsLost');
  expect(lost.find(({ city }) => city === BABYLON)?.count).toBe(0);
});

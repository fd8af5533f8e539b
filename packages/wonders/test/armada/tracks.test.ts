import { describe, expect, test } from 'vitest';
import { armadaOf, BUILDER, coins, harbour, seaMatch, turn } from './support.ts';
import { ofType } from '../support.ts';

describe('what spaces give', () => {
  test('[AR-48, AR-49, AR-52, AR-54] naval strength: the occupied spaces and all other naval shields, the wonder board too', () => {
    const strength = (city: object, options: object = {}): number =>
      harbour(seaMatch({ cities: [city] }, options), 0).strength;
    expect([0, 1, 2, 3, 4, 5, 6].map((red) => strength({ ships: { red } }))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(strength({ ships: { red: 3, yellow: 6, blue: 6 } })).toBe(6);
    expect(strength({ ships: { red: 1 }, islands: ['windy-oasis'], cards: ['coastal-defenses'] })).toBe(4);
    const siracusa = { board: 'siracusa', side: 'day', stageOrder: [1] };
    expect(strength(siracusa, { edition: 2 })).toBe(1);
  });

  test('[AR-50] the commerce level is that of the occupied space', () => {
    const levels = [0, 1, 2, 3, 4, 5, 6].map(
      (yellow) => harbour(seaMatch({ cities: [{ ships: { yellow } }] }), 0).commerceLevel,
    );
    expect(levels).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });

  test('[AR-53, AR-117] the occupied blue space scores with the blue cards', () => {
    const points = [0, 1, 2, 3, 4, 5, 6].map(
      (blue) => seaMatch({ cities: [{ ships: { blue } }] }).view(0).cities[0].score.civil,
    );
    expect(points).toEqual([0, 1, 2, 3, 5, 7, 10]);
  });

  test('[AR-51, AR-56] a ship that moves twice reaches both spaces', () => {
    const match = seaMatch({
      hands: [['pirate-hideout']],
      cities: [
        { shipyard: 'shipyard-a', ships: { yellow: 1 }, cards: ['ore-vein'], coins: 3 },
        { coins: 5 },
        { coins: 5 },
      ],
    });
    turn(match, 'build pirate-hideout and yellow ship');
    expect(coins(match)).toEqual([8, 7, 7]);
  });
});

describe('taxes', () => {
  const levels = { 0: 0, 1: 1, 2: 3, 3: 5 } as const;
  /** Seat 0 discards for a yellow ship; the others have the given spaces and ten coins. */
  const taxed = (own: number, others: readonly number[], more: object = {}, options: object = {}): number[] => {
    const players = others.length + 1;
    const match = seaMatch(
      {
        cities: [
          { ships: { yellow: own }, coins: 10 },
          ...others.map((yellow) => ({ ships: { yellow }, coins: 10, ...more })),
        ],
      },
      { players, ...options },
    );
    turn(match, match.legalMoves(0).find((move) => move.endsWith('yellow ship')) ?? '');
    return coins(match);
  };

  test('[AR-57, AR-58, AR-59, AR-62, AR-63] all others pay what the tax is above their own level, once, even from coins of this turn', () => {
    expect(taxed(1, [0, levels[1], levels[2]])).toEqual([12, 12, 13, 13]);
    expect(taxed(3, [0, levels[1], levels[2]])).toEqual([14, 11, 12, 13]);
    expect(taxed(5, [0, levels[1], levels[2], levels[3]])).toEqual([10, 9, 10, 11, 12]);
    // Standing on a tax space has no effect.
    const match = seaMatch({ cities: [{ ships: { yellow: 2 }, coins: 10 }, { coins: 10 }, { coins: 10 }] });
    expect(ofType(turn(match), 'taxLevied')).toEqual([]);
    expect(coins(match)).toEqual([13, 13, 13]);
  });

  test('[AR-60, AR-61] only the highest tax; who levied a lower one pays it, at the level reached in this turn', () => {
    const match = seaMatch({
      cities: [{ ships: { yellow: 5 }, coins: 10 }, { ships: { yellow: 3 }, coins: 10 }, { coins: 10 }],
    });
    const sail = (seat: number): string => match.legalMoves(seat).find((move) => move.endsWith('yellow ship')) ?? '';
    turn(match, sail(0), sail(1));
    expect(coins(match)).toEqual([10, 12, 9]);
  });

  test('[AR-64] nobody goes below nothing', () => {
    const match = seaMatch({ hands: [[], ['altar']], cities: [{ ships: { yellow: 5 } }, { coins: 1 }, {}] });
    turn(match, match.legalMoves(0).find((move) => move.endsWith('yellow ship')) ?? '', 'build altar');
    expect(coins(match)[1]).toBe(0);
  });

  test('[AR-65, AR-194] the partner of who levies it pays, too', () => {
    expect(taxed(1, [0, 0, 0], {}, { teams: true })).toEqual([12, 12, 12, 12]);
  });

  test('[AR-66] two levy the highest tax: each pays that of the other, unless the table spares both', () => {
    const both = (options: object): number[] => {
      const match = seaMatch(
        { cities: [{ ships: { yellow: 5 }, coins: 10 }, { ships: { yellow: 5 }, coins: 10 }, { coins: 10 }] },
        options,
      );
      const sail = (seat: number): string => match.legalMoves(seat).find((move) => move.endsWith('yellow ship')) ?? '';
      turn(match, sail(0), sail(1));
      return coins(match);
    };
    expect(both({})).toEqual([9, 9, 9]);
    expect(both({ rulings: ['tiedTaxSpares'] })).toEqual([10, 10, 9]);
  });

  test('[AR-67, AR-154] the owner of Foggy Island pays no tax and may levy one', () => {
    const foggy = {
      cities: [
        { coins: 10, islands: ['foggy-island'], ships: { yellow: 1 } },
        { coins: 10, ships: { yellow: 5 } },
        { coins: 10 },
      ],
    };
    const match = seaMatch(foggy);
    turn(match, null, match.legalMoves(1).find((move) => move.endsWith('yellow ship')) ?? '');
    expect(coins(match)[0]).toBe(13);
    const levying = seaMatch(foggy);
    turn(levying, levying.legalMoves(0).find((move) => move.endsWith('yellow ship')) ?? '');
    expect(coins(levying)[2]).toBe(12);
  });
});

describe('pirates', () => {
  const position = {
    hands: [['pirate-hideout']],
    cities: [
      { coins: 3, ships: { yellow: 3 } },
      { coins: 10, ships: { yellow: 3 } },
      { coins: 10 },
      { coins: 10, ships: { yellow: 5 }, islands: ['foggy-island'] },
    ],
  };

  test('[AR-68, AR-69, AR-72, AR-73, AR-127] all others lose a coin a level at the end of the turn, a partner too; Foggy Island protects', () => {
    for (const teams of [false, true]) {
      const match = seaMatch(position, { players: 4, teams });
      turn(match, 'build pirate-hideout');
      expect(coins(match)).toEqual([6, 11, 13, 13]);
    }
  });

  test('[AR-70, AR-71] pirates add up, with each other and with the tax, down to nothing; or only one counts', () => {
    const left = (treasury: number, options: object = {}): number[] => {
      const match = seaMatch(
        {
          age: 2,
          hands: [['pirates-den'], [], ['cartographers-office']],
          islandDecks: { 2: ['pirate-oasis'] },
          cities: [
            { coins: 0 },
            { coins: treasury, ships: { yellow: 5 } },
            { ...BUILDER, coins: treasury, ships: { yellow: 3 } },
          ],
        },
        options,
      );
      turn(match, 'build pirates-den', null, 'build cartographers-office free');
      return coins(match);
    };
    // Seat 1: three coins for the sale, two pirates at level 3; seat 2: one pirate at level 2.
    expect(left(10)).toEqual([6, 7, 8]);
    expect(left(0)).toEqual([6, 0, 0]);
    expect(left(10, { rulings: ['onePirate'] })).toEqual([6, 10, 8]);
    const taxed = seaMatch({
      hands: [['pirate-hideout']],
      cities: [
        { shipyard: 'shipyard-a', ships: { yellow: 3 }, coins: 9, cards: ['lumber-yard'] },
        { coins: 9, ships: { yellow: 1 } },
      ],
    });
    turn(taxed, 'build pirate-hideout and yellow ship');
    // A tax of 2 against level 1, and one coin to the pirates.
    expect(coins(taxed)[1]).toBe(9 + 3 - 1 - 1);
  });
});

test('[AR-55, AR-74, AR-8] a green space explores an island of its level, in any Age', () => {
  for (const age of [1, 2, 3]) {
    const match = seaMatch({
      age,
      hands: [[age === 1 ? 'construction-zone' : age === 2 ? 'ship-repair' : 'harbor-masters-office']],
      cities: [{ ...BUILDER, ships: { green: 3 } }],
    });
    const build =
      match
        .legalMoves(0)
        .find((move) => /^build (construction-zone|ship-repair|harbor-masters-office)( free)?$/.test(move)) ?? '';
    turn(match, build);
    match.play(0, 'advance green');
    expect(armadaOf(match).harbours[0].exploring?.count).toBe(4);
    expect(armadaOf(match).decks).toEqual([9, 5, 9]);
    expect(match.legalMoves(0)).toContain('decline');
  }
});

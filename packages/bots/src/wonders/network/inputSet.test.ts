import { wonders, type State } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { positionsOf } from '../../../test/guideTests.ts';
import { FeatureVector } from '../../model/featureVector.ts';
import { inputNames } from './inputNames.ts';
import { wondersInputs } from './inputSet.ts';
import { networkOf } from './networks.ts';

/** What a network is told of a seat, by name. */
function told(s: State, seat: number): Map<string, number> {
  const vector = new FeatureVector();
  wondersInputs.describeSeats(s);
  wondersInputs.describeView(s, seat, vector);
  const sums = new Map<string, number>();
  for (let index = 0; index < vector.count; index++) {
    const name = inputNames.names[vector.features[index]];
    sums.set(name, (sums.get(name) ?? 0) + vector.amounts[index]);
  }
  return sums;
}

const amount = (inputs: ReadonlyMap<string, number>, name: string): number => inputs.get(name) ?? 0;

describe('what a network is told of 7 Wonders', () => {
  const positions = positionsOf(wonders, {
    options: { players: 4, packs: ['base', 'armada'] },
    series: 41,
    games: 2,
    one: 9,
  });

  it('a seat sees its neighbours as they see themselves', () => {
    for (const s of positions) {
      for (const seat of s.cities.keys()) {
        const own = told(s, seat);
        const left = told(s, (seat + 1) % 4);
        const right = told(s, (seat + 3) % 4);
        for (const feature of ['points', 'coins', 'shields', 'symbols', 'navalStrength']) {
          expect(amount(own, `left ${feature}`)).toBe(amount(left, `own ${feature}`));
          expect(amount(own, `right ${feature}`)).toBe(amount(right, `own ${feature}`));
        }
      }
    }
  });

  it('all cards of a city are told, once for each copy', () => {
    for (const s of positions) {
      for (const [seat, { cards }] of s.cities.entries()) {
        const built = [...told(s, seat)].filter(([name]) => name.startsWith('built '));
        expect(built.reduce((sum, [, times]) => sum + times, 0)).toBe(cards.length);
      }
    }
  });

  it('how far seats are ahead of the mean adds up to nothing', () => {
    for (const s of positions) {
      const worths = s.cities.map((_, seat) =>
        [...told(s, seat)].filter(([name]) => name.startsWith('worth ')).reduce((sum, [, worth]) => sum + worth, 0),
      );
      expect(worths.reduce((sum, worth) => sum + worth, 0)).toBeCloseTo(0, 9);
    }
  });

  it('there are networks for the base game and Armada, and none for two players or several expansions', () => {
    const of = (options: object): unknown =>
      networkOf(positionsOf(wonders, { options, series: 1, games: 1, one: 40 })[0]);
    expect(of({ players: 4 })).not.toBeNull();
    expect(of({ players: 4, packs: ['base', 'armada'] })).not.toBeNull();
    expect(of({ players: 2, edition: 1 })).toBeNull();
    expect(of({ players: 4, packs: ['base', 'cities', 'leaders'] })).toBeNull();
  });
});

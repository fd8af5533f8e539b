import { movesOf, rngFromSeed } from '@pharos/core';
import { citiesOf, wonders, type State } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { positionValue } from '../evaluate.ts';
import { wondersReasons } from '../reasons.ts';
import { citiesValue } from './value.ts';

const BOARDS = [{ board: 'gizah' }, { board: 'rhodos' }, { board: 'ephesos' }, { board: 'babylon' }];

function position(cities: readonly object[], more: object = {}): State {
  const options = wonders.readOptions({ players: 4, edition: 1, packs: ['base', 'cities'] });
  return wonders.describe(
    options,
    { age: 3, turn: 6, cities: BOARDS.map((board, city) => ({ ...board, ...cities[city] })), ...more },
    rngFromSeed('1'),
  );
}

const valueOf = (s: State, seat = 0): number => citiesValue(s, citiesOf(s), seat, 0.1);

describe('what Cities is worth to a bot', () => {
  const weak = { cards: ['altar'] };
  const strong = { cards: ['stockade', 'barracks', 'walls'] };
  const stronger = { cards: ['guard-tower', 'stables', 'archery-range'] };

  it('diplomacy is worth much to the weak and costs the strong', () => {
    const plain = position([weak, strong, {}, stronger]);
    expect(valueOf(position([{ ...weak, diplomacy: 1 }, strong, {}, stronger]))).toBeGreaterThan(valueOf(plain));
    const armed = position([strong, weak]);
    expect(valueOf(position([{ ...strong, diplomacy: 1 }, weak]))).toBeLessThan(valueOf(armed));
  });

  it('who sits behind a diplomat is met instead', () => {
    const plain = position([weak, strong, {}, {}]);
    const spared = position([weak, { ...strong, diplomacy: 1 }, {}, {}]);
    expect(valueOf(spared)).toBeGreaterThan(valueOf(plain));
  });

  it('debt of others is good, but less so than no debt of one’s own', () => {
    const plain = positionValue(position([]), 0, 0.1);
    const others = positionValue(position([{}, { debt: 2 }, { debt: 2 }, { debt: 2 }]), 0, 0.1);
    const own = positionValue(position([{ debt: 2 }]), 0, 0.1);
    expect(others).toBeGreaterThan(plain);
    expect(plain - own).toBeGreaterThan(others - plain);
  });
});

describe('what speaks for a move with Cities', () => {
  it('coins that others lose are a reason', () => {
    const s = position([{ coins: 5, cards: ['lumber-yard'] }, { coins: 5 }, { coins: 5 }, { coins: 5 }], {
      age: 1,
      turn: 2,
      hands: [['hideout', 'altar']],
    });
    const named = (text: string): number =>
      movesOf(wonders, s, 0).find((move) => wonders.formatMove(s, move) === text) ?? Number.NaN;
    const told = wondersReasons(s, 0, named('build hideout'), [named('build altar'), named('discard altar')]);
    expect(told).toContainEqual({ kind: 'losses', n: 3 });
  });
});

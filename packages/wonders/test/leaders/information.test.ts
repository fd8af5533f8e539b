import { fastRng, SPECTATOR } from '@pharos/core';
import { expect, test } from 'vitest';
import { wonders, type State } from '../../src/index.ts';
import { leadersOf } from '../../src/leaders/state.ts';
import { cardOf } from '../../src/hidden.ts';
import { dealState, stateOf } from '../support.ts';
import { LEADERS } from './support.ts';

const OPTIONS = { ...LEADERS, sides: 'day' };

function resamples(s: State, seat: number): State[] {
  return Array.from({ length: 30 }, (_, index) => wonders.resample(s, seat, fastRng(91, index)));
}

/** How many different things a seat holds possible. */
const kinds = (states: readonly State[], what: (s: State) => readonly number[]): number =>
  new Set(states.map((s) => what(s).join())).size;

/** Each seat keeps the first leader it is offered, so many rounds. */
function draft(s: State, rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    for (let seat = 0; seat < s.options.players; seat++) {
      const moves: number[] = [];
      moves.length = wonders.legalMoves(s, seat, moves);
      wonders.apply(s, seat, moves[0]);
    }
  }
}

test('[L-11, L-12] in the draft a seat knows what it is offered, and nothing of others or of the box', () => {
  const s = dealState('3', OPTIONS);
  const others = resamples(s, 0);
  expect(kinds(others, (one) => leadersOf(one).seats[0].offered)).toBe(1);
  expect(kinds(others, (one) => leadersOf(one).seats[1].offered)).toBeGreaterThan(20);
  expect(kinds(others, (one) => leadersOf(one).box)).toBeGreaterThan(20);
  for (const other of others) expect(wonders.view(other, 0)).toEqual(wonders.view(s, 0));
});

test('[L-11] what a seat has passed on in the draft is not in the box, but who took it is not known', () => {
  const s = dealState('3', OPTIONS);
  const seen = leadersOf(s).seats[0].offered.slice();
  draft(s, 1);
  const kept = leadersOf(s).seats[0].hand;
  const passed = seen.filter((leader) => !kept.includes(leader));
  expect(passed).toHaveLength(3);
  const others = resamples(s, 0);
  for (const other of others) {
    for (const leader of passed) expect(leadersOf(other).box).not.toContain(leader);
    expect(leadersOf(other).seats[0]).toEqual(leadersOf(s).seats[0]);
    expect(wonders.view(other, 0)).toEqual(wonders.view(s, 0));
  }
});

test('[L-11, L-24, L-26] hands, sold leaders and those under boards of others are unknown; the own ones are not', () => {
  const position = {
    age: 3,
    turn: 1,
    choice: { kind: 'recruit' },
    cities: [
      { board: 'gizah', side: 'day', cards: ['sawmill'], leaderHand: ['nero', 'midas'] },
      { board: 'babylon', side: 'day', cards: ['brickyard'], leaderHand: ['plato', 'hiram'] },
      { leaderHand: ['varro', 'sappho'] },
    ],
  };
  const s = stateOf(position, OPTIONS);
  const move = (seat: number, text: string): void => {
    const parsed = wonders.parseMove(s, text);
    if (parsed === null) throw new Error(text);
    wonders.apply(s, seat, parsed);
  };
  move(0, 'stage with nero');
  move(1, 'stage with plato');
  move(2, 'sell varro');
  expect(kinds(resamples(s, 0), ({ staged }) => staged.slice(0, 3))).toBeGreaterThan(5);
  move(3, `sell ${wonders.view(s, 3).leaders?.hand?.[0]}`);
  const others = resamples(s, 0);
  expect(kinds(others, ({ cities }) => cities[0].under.map(cardOf))).toBe(1);
  expect(kinds(others, ({ cities }) => cities[1].under.map(cardOf))).toBeGreaterThan(5);
  expect(kinds(others, (one) => leadersOf(one).seats[2].sold)).toBeGreaterThan(5);
  expect(kinds(others, (one) => leadersOf(one).seats[2].hand)).toBeGreaterThan(5);
  // Who has sold a leader knows which.
  expect(kinds(resamples(s, 2), (one) => leadersOf(one).seats[2].sold)).toBe(1);
  expect(kinds(resamples(s, 1), ({ cities }) => cities[1].under.map(cardOf))).toBe(1);
  for (const other of others) {
    for (const viewer of [0, SPECTATOR]) expect(wonders.view(other, viewer)).toEqual(wonders.view(s, viewer));
  }
});

test('[AR-188] what is made up for a seat leaves the leaders of its partner as they are', () => {
  const s = dealState('3', { ...OPTIONS, packs: ['base', 'leaders', 'cities'], teams: true });
  const others = resamples(s, 0);
  expect(kinds(others, (one) => leadersOf(one).seats[1].offered)).toBe(1);
  expect(kinds(others, (one) => leadersOf(one).seats[2].offered)).toBeGreaterThan(20);
});

test('[L-20] there are no hands to remember while leaders are recruited', () => {
  const s = dealState('3', OPTIONS);
  draft(s, 3);
  const told = wonders.memory(0, [{ events: [], view: () => wonders.view(s, 0) }]);
  expect(told).toMatchObject({ age: 1, turn: 0, hands: [], unseen: [] });
});

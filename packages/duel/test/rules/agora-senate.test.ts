import { SPECTATOR } from '@pharos/core';
import { expect, test } from 'vitest';
import { currentTask } from '../../src/agenda.ts';
import { POLITICAL } from '../../src/agora/senate.ts';
import { agoraOf } from '../../src/agora/state.ts';
import { countBits } from '../../src/bits.ts';
import { duel, type DuelEvent } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { taskKind, TURN } from '../../src/tasks.ts';
import { AGORA, eachPly, matchOf, ofType, play, political } from '../support.ts';

/** Who controls each Chamber, counted anew: 0, 1, or −1 for nobody. */
function controllers(s: State): number[] {
  const [first, second] = agoraOf(s).players;
  return first.cubes
    .map((cubes, chamber) => Math.sign(cubes - second.cubes[chamber]))
    .map((sign) => [1, -1, 0][sign + 1]);
}

/** Spaces the events of a ply moved the pawn because of the shield Decree. */
function shieldBalance(before: State, after: State): number {
  const shield = after.catalog.pieces.decrees.findIndex(({ id }) => id === 'shield');
  const holder = (s: State): number => (agoraOf(s).players[0].decrees >> shield) & 1;
  const other = (s: State): number => (agoraOf(s).players[1].decrees >> shield) & 1;
  return holder(after) - holder(before) - (other(after) - other(before));
}

function moved(events: readonly DuelEvent[]): number {
  return ofType(events, 'pawnMoved').reduce((sum, { seat }) => sum + (seat === 0 ? 1 : -1), 0);
}

test('[A-65, A-66, A-67, A-85] control goes step by step, and so does the pawn with the shield', () => {
  let changes = 0;
  let shields = 0;
  eachPly(
    60,
    ({ before, after, events, move }) => {
      const was = controllers(before);
      const is = controllers(after);
      const lost = ofType(events, 'controlLost');
      const gained = ofType(events, 'controlGained');
      if (after.ending !== 0) return;
      for (const [chamber, now] of is.entries()) {
        if (was[chamber] === now) continue;
        changes++;
        // Either side of a change is a tie.
        expect(Math.min(was[chamber], now)).toBe(-1);
      }
      const turns = (from: number[], to: number[]): number[] =>
        from.flatMap((one, chamber) => (one >= 0 && to[chamber] < 0 ? [chamber + 1] : []));
      if (lost.length + gained.length > 0 || was.join() !== is.join()) {
        expect(lost.map(({ chamber }) => chamber).sort((a, b) => a - b)).toEqual(turns(was, is));
        expect(gained.map(({ chamber }) => chamber).sort((a, b) => a - b)).toEqual(turns(is, was));
      }
      if (/^(place|move|remove|shift) /.test(move)) {
        expect(moved(events)).toBe(shieldBalance(before, after));
        shields += Math.abs(moved(events));
      }
    },
    political,
  );
  expect(changes).toBeGreaterThan(500);
  expect(shields).toBeGreaterThan(30);
});

test('[A-94, A-41] nobody ever controls all six Chambers and plays on', () => {
  let victories = 0;
  eachPly(
    240,
    ({ after }) => {
      const [one, ...others] = controllers(after);
      const hasAll = one >= 0 && others.every((controller) => controller === one);
      if (hasAll === (after.ending === POLITICAL) && !hasAll) return;
      victories++;
      expect([after.ending, hasAll, after.winner]).toEqual([POLITICAL, true, one]);
    },
    // One player cares for the Senate and the other does not.
    {
      ...political,
      prefers: (move, seat) => (seat === 0 ? /^(recruit|place)/.test(move) : /^(discard|pass)/.test(move)),
    },
  );
  expect(victories).toBeGreaterThan(3);
});

test('[A-4, A-15, A-36, A-42] an Age lasts until all its cards are gone, each turn takes one, and triggers one Conspiracy at most', () => {
  const SIZES = [0, 25, 25, 23];
  let taken = 0;
  let triggers = 0;
  let ends = 0;
  eachPly(
    40,
    ({ before, after, events, move }) => {
      if (taskKind(currentTask(before)) === TURN && move.startsWith('trigger ')) triggers++;
      if (triggers > 1) expect.unreachable('a second Conspiracy in one turn');
      taken += events.filter((event) => 'from' in event && /^r\dc\d+$/.test(String(event.from))).length;
      if (events.some(({ type }) => type === 'turnStarted')) triggers = 0;
      for (const { age } of ofType(events, 'ageEnded')) {
        expect(taken).toBe(SIZES[age]);
        ends++;
        taken = 0;
      }
      if (after.ending !== 0) {
        taken = 0;
        triggers = 0;
      }
    },
    {
      ...political,
      prefers: (move) => /^(recruit conspirator|conspire|prepare|keep \S+ other|trigger (turn|prop))/.test(move),
    },
  );
  expect(ends).toBeGreaterThan(50);
});

test('[A-17, A-18, A-19, A-30] a Senator costs what there is in the city, and joins it', () => {
  const prices = new Set<number>();
  eachPly(
    40,
    ({ before, after, seat, events, move }) => {
      const [recruited] = ofType(events, 'senatorRecruited');
      if (recruited === undefined) return;
      const own = agoraOf(before).players[seat].senators.length;
      const isFree =
        move.startsWith('revive ') || duel.view(before, SPECTATOR).players[seat].tokens.includes('corruption');
      const paid = ofType(events, 'coinsPaid').reduce((sum, { count }) => sum + count, 0);
      expect(paid).toBe(isFree ? 0 : own);
      expect(agoraOf(after).players[seat].senators).toHaveLength(own + 1);
      prices.add(paid);
    },
    political,
  );
  expect([...prices]).toEqual(expect.arrayContaining([0, 1, 2, 3, 4]));
});

test('[A-32] the Conspiracy deck never runs short', () => {
  let most = 0;
  eachPly(
    40,
    ({ before, after, move }) => {
      const { players, deck } = agoraOf(after);
      const held = players.reduce((sum, player) => sum + player.conspiracies.length, 0);
      most = Math.max(most, held);
      const isShort = held > 13 || (move === 'conspire' && agoraOf(before).deck.length < 2);
      if (isShort || deck.length + held + agoraOf(after).drawn.length !== 16) expect({ held, deck }).toBeNull();
    },
    { options: AGORA, prefers: (move) => /^(recruit conspirator|conspire|take organized)/.test(move) },
  );
  expect(most).toBeGreaterThan(5);
});

test('[A-62, A-63, D-47] seven Wonders stand at most; with the seventh, none is left to build', () => {
  let most = 0;
  eachPly(
    60,
    ({ after }) => {
      const [first, second] = after.players;
      const built = countBits(first.built | second.built);
      most = Math.max(most, built);
      if (built >= 7) expect(first.unbuilt | second.unbuilt).toBe(0);
    },
    { options: AGORA, prefers: (move) => / with /.test(move) || /^(trigger|sabotage)/.test(move) },
  );
  expect(most).toBe(7);
});

test('[A-17, A-26, A-89] nobody is asked to decide nothing, and whoever is asked is the one to move', () => {
  let choices = 0;
  eachPly(
    15,
    ({ after }) => {
      if (after.ending !== 0) return;
      const seat = duel.toAct(after) === 1 ? 0 : 1;
      const { decision } = duel.view(after, seat);
      const moves = decision?.choices?.map(({ move }) => move) ?? [];
      const isFine = decision?.seat === seat && moves.length > 0 && moves.join() !== 'pass';
      if (!isFine || new Set(moves).size !== moves.length) expect([decision?.seat, moves]).toEqual([seat, 'moves']);
      choices++;
    },
    political,
  );
  expect(choices).toBeGreaterThan(1000);
});

test('[A-20, A-27, A-84] the events of a Conspirator: recruited, paid, further turn earned, then the choice', () => {
  const match = matchOf(
    {
      age: 3,
      structure: ['conspirator-2', 'arena'],
      agora: {
        chambers: { 3: { first: 1 } },
        decrees: { 3: 'conspirator-extra-turn', 1: 'oratory' },
        first: { senators: ['conspirator-1'] },
      },
    },
    AGORA,
  );
  expect(play(match, 'recruit conspirator-2').map(({ type }) => type)).toEqual([
    'senatorRecruited',
    'coinsPaid',
    'extraTurnEarned',
  ]);
  expect(play(match, 'place 1').map(({ type }) => type)).toEqual([
    'cubePlaced',
    'controlGained',
    'turnEnded',
    'turnStarted',
  ]);
});

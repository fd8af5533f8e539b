import { inOrder, shuffle, type Reader } from '@pharos/core';
import type { Expansion, State } from '../state.ts';
import { DEALT, leaderPieces, leadersOf } from './state.ts';

/** What a written position says of Leaders: the leaders of each city, recruited and in hand; what is not named is in the box. */
export const position: NonNullable<Expansion['position']> = {
  keys: [],
  cityKeys: ['leaders', 'leaderHand'],
  place() {
    // Leaders are placed with the cities.
  },
  readCity(s, city, { leaders, leaderHand }) {
    const seat = leadersOf(s).seats[city];
    const age = Math.max(1, s.age);
    if (!leaders.isAbsent()) {
      for (const reader of leaders.list()) seat.recruited.push({ leader: leaderIn(s, reader), age, paid: 0 });
    }
    if (!leaderHand.isAbsent()) {
      for (const reader of leaderHand.list()) seat.hand.push(leaderIn(s, reader));
      seat.hand.splice(0, seat.hand.length, ...inOrder(seat.hand));
    }
  },
  readTable(s, _, rng) {
    const state = leadersOf(s);
    const used = usedLeaders(s);
    const free = shuffle(
      [...state.costs.keys()].filter((leader) => !used.includes(leader)),
      rng,
    );
    for (const { hand, recruited } of state.seats) {
      const size = Math.max(0, DEALT + 1 - Math.max(1, s.age) - recruited.length);
      while (hand.length < size && free.length > 0) hand.push(free.pop() ?? 0);
      hand.sort((a, b) => a - b);
    }
    state.box.push(...free);
  },
};

function usedLeaders(s: State): number[] {
  return leadersOf(s).seats.flatMap(({ hand, recruited }) => [...hand, ...recruited.map(({ leader }) => leader)]);
}

function leaderIn(s: State, reader: Reader): number {
  const leader = reader.oneOf(leaderPieces(s).map(({ id }) => id));
  if (usedLeaders(s).includes(leader)) reader.fail(`"${leaderPieces(s)[leader].id}" is used twice`);
  return leader;
}

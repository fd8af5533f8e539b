import { fastRng, firstSeat, movesOf, SPECTATOR } from '@pharos/core';
import { expect, test } from 'vitest';
import { agoraOf } from '../../src/agora/state.ts';
import { bitsOf } from '../../src/bits.ts';
import { duel, type DuelEvent } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { AGORA, dealState, ofType } from '../support.ts';

const STATES = Array.from({ length: 200 }, (_, game) => dealState(`6.${game}`, AGORA));

function deckOf(s: State, card: number): number {
  return s.catalog.cards[card].deck;
}

test('[A-3, A-4] structures of 25, 25 and 23 cards with five, five and three Senators, Guilds in Age III only', () => {
  for (const s of STATES) {
    expect(s.deal.decks.map((deck) => deck.length)).toEqual([25, 25, 23]);
    expect(s.deal.removed.map((cards) => cards.length)).toEqual([3, 3, 3, 4]);
    const backs = s.deal.decks.map((deck) =>
      [0, 1, 2, 3, 4].map((back) => deck.filter((card) => deckOf(s, card) === back).length),
    );
    expect(backs).toEqual([
      [20, 0, 0, 0, 5],
      [0, 20, 0, 0, 5],
      [0, 0, 17, 3, 3],
    ]);
    expect(new Set([...s.deal.decks.flat(), ...s.deal.removed.flat()]).size).toBe(86);
  }
});

test('[A-3] any Senator may lie anywhere, in any Age', () => {
  for (const [age, size] of [25, 25, 23].entries()) {
    const senators = new Set<number>();
    const slots = new Set<number>();
    for (const s of STATES) {
      for (const [slot, card] of s.deal.decks[age].entries()) {
        if (deckOf(s, card) !== 4) continue;
        senators.add(card);
        slots.add(slot);
      }
    }
    expect(senators.size).toBe(13);
    expect(slots.size).toBe(size);
  }
});

test('[A-5] players draft with Age I before them', () => {
  const view = duel.view(STATES[0], 0);
  expect(view.decision?.kind).toBe('pickWonder');
  expect(view.structure).toHaveLength(25);
  expect(view.structure.filter(({ card }) => card !== null)).toHaveLength(15);
  expect(view.structure.every(({ row, card }) => (card !== null) === (row % 2 === 1))).toBe(true);
});

test('[A-7] the Decrees of Chambers 1, 3 and 5 lie face up, those of 2, 4 and 6 face down, and any may be anywhere', () => {
  const places = Array.from({ length: 6 }, () => new Set<number>());
  for (const s of STATES) {
    const chambers = duel.view(s, SPECTATOR).agora?.chambers ?? [];
    expect(chambers.map(({ decrees }) => decrees.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(chambers.map(({ decrees }) => decrees[0].decree !== null)).toEqual([true, false, true, false, true, false]);
    for (const [chamber, seen] of places.entries()) seen.add(agoraOf(s).dealt[chamber]);
  }
  for (const seen of places) expect(seen.size).toBe(16);
});

test('[A-8] the sixteen Conspiracies lie in a random order', () => {
  const tops = new Map<number, number>();
  for (const s of STATES) {
    expect(new Set(agoraOf(s).deck).size).toBe(16);
    const top = agoraOf(s).deck[0];
    tops.set(top, (tops.get(top) ?? 0) + 1);
  }
  expect(tops.size).toBe(16);
  for (const count of tops.values()) expect(count).toBeLessThan(35);
});

test('[A-9, A-10] four military tokens, twelve cubes each, and an empty Senate', () => {
  const { agora, militaryTokens, players } = duel.view(STATES[0], SPECTATOR);
  expect(militaryTokens).toHaveLength(4);
  expect(players.map(({ coins }) => coins)).toEqual([7, 7]);
  expect(agora?.players.map(({ supply }) => supply)).toEqual([12, 12]);
  expect(agora?.chambers.every(({ cubes, controller }) => cubes.join() === '0,0' && controller === null)).toBe(true);
  expect(agora?.deckCount).toBe(16);
});

test('[A-11] five of twelve Progress tokens on the board, seven in the box; eight of fourteen Wonders', () => {
  const onBoard = new Set<number>();
  const shown = new Set<number>();
  for (const s of STATES) {
    expect(bitsOf(s.board)).toHaveLength(5);
    expect(new Set([...bitsOf(s.board), ...s.box]).size).toBe(12);
    expect(s.box).toHaveLength(7);
    for (const token of bitsOf(s.board)) onBoard.add(token);
    for (const wonder of s.deal.wonders.slice(0, 8)) shown.add(wonder);
  }
  expect([onBoard.size, shown.size]).toEqual([12, 14]);
});

test('[A-12, D-10] Knossos and Curia Iulia act whoever gets them, and the draft keeps its order', () => {
  const picked = { knossos: 0, 'curia-iulia': 0, forced: 0 };
  for (const dealt of STATES.slice(0, 120)) {
    const s = duel.clone(dealt);
    const events: DuelEvent[] = [];
    duel.listen(s, (event) => events.push(event));
    const rng = fastRng(12);
    while (!events.some(({ type }) => type === 'turnStarted')) {
      const seat = firstSeat(duel.toAct(s));
      const moves = movesOf(duel, s, seat);
      duel.apply(s, seat, moves[rng(moves.length)]);
    }
    expect(ofType(events, 'wonderPicked').map(({ seat }) => seat)).toEqual([0, 1, 1, 0, 1, 0, 0, 1]);
    // Age I has been lying there since before the first pick.
    expect(ofType(events, 'ageStarted')).toEqual([]);
    for (const [index, event] of events.entries()) {
      if (event.type !== 'wonderPicked') continue;
      const next = events[index + 1].type;
      if (event.wonder === 'knossos') expect(next).toBe('cubePlaced');
      else if (event.wonder === 'curia-iulia') expect(next).toBe('conspiraciesDrawn');
      else expect(['wonderPicked', 'wondersOffered', 'turnStarted']).toContain(next);
      if (event.wonder === 'knossos' || event.wonder === 'curia-iulia') {
        picked[event.wonder]++;
        if (event.forced) picked.forced++;
      }
    }
    expect(firstSeat(duel.toAct(s))).toBe(0);
    expect(s.age).toBe(1);
  }
  expect(picked.knossos).toBeGreaterThan(30);
  expect(picked['curia-iulia']).toBeGreaterThan(30);
  expect(picked.forced).toBeGreaterThan(10);
});

test('[A-5, D-12] with the beginner Wonders Age I starts at once', () => {
  const s = dealState('1', { ...AGORA, wonders: 'beginner' });
  expect(duel.view(s, 0).decision?.kind).toBe('turn');
  expect(duel.view(s, 0).structure).toHaveLength(25);
});

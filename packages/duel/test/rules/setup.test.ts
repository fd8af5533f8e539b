import { drawSeating, fastRng, firstSeat, movesOf, SPECTATOR } from '@pharos/core';
import { expect, test } from 'vitest';
import { bitsOf } from '../../src/bits.ts';
import { duel } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { dealState, ofType } from '../support.ts';
import type { DuelEvent } from '../../src/index.ts';

const SEEDS = Array.from({ length: 300 }, (_, game) => `5.${game}`);

function deckOf(s: State, card: number): number {
  return s.catalog.cards[card].deck;
}

test('[D-6, D-8] the pawn starts on 0, the four military tokens are there, each player has 7 coins', () => {
  const view = duel.view(dealState('1'), SPECTATOR);
  expect(view.pawn).toBe(0);
  expect(view.militaryTokens).toEqual(['first-inner', 'first-outer', 'second-inner', 'second-outer']);
  expect(view.players.map((player) => player.coins)).toEqual([7, 7]);
  expect(view.discard).toEqual([]);
  expect(view.players.map((player) => player.city)).toEqual([[], []]);
});

test('[D-7] five random Progress tokens lie on the board, the other five in the box', () => {
  const onBoard = new Map<number, number>();
  for (const seed of SEEDS) {
    const s = dealState(seed);
    const board = bitsOf(s.board);
    expect(board).toHaveLength(5);
    expect([...board, ...s.box].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const token of board) onBoard.set(token, (onBoard.get(token) ?? 0) + 1);
  }
  // Each token is there in about half of the games.
  for (const count of onBoard.values()) expect(Math.abs(count / SEEDS.length - 0.5)).toBeLessThan(0.15);
  expect(onBoard.size).toBe(10);
});

test('[D-9] every seating of the players is drawn about equally often', () => {
  const starts = new Map<string, number>();
  for (let game = 0; game < 1000; game++) {
    const seating = drawSeating(['Ania', 'Bartek'], fastRng(9, game)).join();
    starts.set(seating, (starts.get(seating) ?? 0) + 1);
  }
  expect([...starts.keys()].sort()).toEqual(['Ania,Bartek', 'Bartek,Ania']);
  for (const count of starts.values()) expect(Math.abs(count - 500)).toBeLessThan(80);
});

test('[D-13] three cards of each Age and four Guilds go to the box, three Guilds into Age III', () => {
  for (const seed of SEEDS) {
    const s = dealState(seed);
    expect(s.deal.decks.map((deck) => deck.length)).toEqual([20, 20, 20]);
    expect(s.deal.removed.map((cards) => cards.length)).toEqual([3, 3, 3, 4]);
    expect(new Set([...s.deal.decks.flat(), ...s.deal.removed.flat()]).size).toBe(73);
    expect(s.deal.decks[0].every((card) => deckOf(s, card) === 0)).toBe(true);
    expect(s.deal.decks[1].every((card) => deckOf(s, card) === 1)).toBe(true);
    expect(s.deal.decks[2].filter((card) => deckOf(s, card) === 2)).toHaveLength(17);
    expect(s.deal.decks[2].filter((card) => deckOf(s, card) === 3)).toHaveLength(3);
  }
});

test('[D-13, D-14] every card may be missing, and a Guild may lie anywhere in Age III', () => {
  const states = SEEDS.map((seed) => dealState(seed));
  expect(new Set(states.flatMap((s) => s.deal.removed.flat())).size).toBe(73);
  const guildSlots = states.flatMap((s) =>
    s.deal.decks[2].flatMap((card, slot) => (deckOf(s, card) === 3 ? [slot] : [])),
  );
  expect(new Set(guildSlots).size).toBe(20);
});

test('[D-10, D-11] eight of the twelve Wonders are drafted 1-2-2-1, 2-1-1-2, the last of a round by itself', () => {
  const order = [0, 1, 1, 0, 1, 0, 0, 1];
  const drafted = new Set<string>();
  for (const seed of SEEDS.slice(0, 100)) {
    const s = dealState(seed);
    const events: DuelEvent[] = [];
    duel.listen(s, (event) => events.push(event));
    const offers = [duel.view(s, 0).offer];
    const rng = fastRng(2);
    while (s.age === 0) {
      const seat = firstSeat(duel.toAct(s));
      const moves = movesOf(duel, s, seat);
      expect(moves.length).toBeGreaterThan(1);
      duel.apply(s, seat, moves[rng(moves.length)]);
      if (s.picks === 4) offers.push(duel.view(s, 0).offer);
    }
    const picks = ofType(events, 'wonderPicked');
    expect(picks.map(({ seat }) => seat)).toEqual(order);
    expect(picks.map(({ forced }) => forced)).toEqual([false, false, false, true, false, false, false, true]);
    const shown = [...offers[0], ...offers[1]];
    expect(new Set(shown).size).toBe(8);
    const owned = duel.view(s, 0).players.map((player) => player.wonders.map(({ wonder }) => wonder));
    expect(owned.map((wonders) => wonders.length)).toEqual([4, 4]);
    expect(owned.flat().sort()).toEqual(shown.sort());
    expect(firstSeat(duel.toAct(s))).toBe(0);
    for (const wonder of shown) drafted.add(wonder);
  }
  expect(drafted.size).toBe(12);
});

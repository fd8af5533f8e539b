import { shuffle, type Reader, type Rng } from '@pharos/core';
import { GUILD_DECK } from '../catalog.ts';
import { DECKS } from '../content/types.ts';
import { GUILD_AGE, type Deal } from '../deal.ts';
import type { RemovedCards } from '../expansion.ts';
import type { State } from '../state.ts';
import type { Pieces } from './pieces.ts';
import type { WrittenStructure } from './structure.ts';

/** Deals what a written position leaves open: face-down cards, coming Ages, Wonders not shown. */
export function dealRest(
  s: State,
  structure: Reader,
  current: WrittenStructure | null,
  pieces: Pieces,
  removing: RemovedCards | null,
  rng: Rng,
): Deal {
  const { catalog } = s;
  const pools = catalog.decks.map((deck) =>
    shuffle(
      deck.filter((card) => !pieces.cards.has(card)),
      rng,
    ),
  );
  const draw = (deck: number): number =>
    pools[deck].pop() ?? structure.fail('too many cards are in use to fill the structures');
  const decks = catalog.layouts.map(({ slots }, index) => {
    const cards: number[] = slots.map(() => -1);
    if (index + 1 < s.age) return cards;
    if (index + 1 === s.age && current !== null) {
      for (const [slot, card] of current) cards[slot] = card < 0 ? draw(~card) : card;
      return cards;
    }
    const others = otherDecks(s, index);
    // A position that uses up the cards of an expansion leaves fewer for the Ages to come.
    const dealt = cards.map((_, slot) => {
      const deck = others[slot] ?? index;
      return draw(deck >= DECKS.length && pools[deck].length === 0 ? index : deck);
    });
    return shuffle(dealt, rng);
  });
  const wonders = catalog.wonders.map(({ index }) => index).filter((wonder) => !pieces.wonders.has(wonder));
  const leftOver = leftOverOf(s.rules, pools);
  const removed = removing === null ? leftOver : removing(leftOver);
  return { wonders: [...pieces.wonders, ...shuffle(wonders, rng)], decks, removed };
}

/** What is left of the decks from which set-up removes cards. */
function leftOverOf({ expansions }: State['rules'], pools: readonly number[][]): number[][] {
  const left = pools.slice(0, DECKS.length);
  for (const { number, removes } of expansions.flatMap(({ decks }) => Object.values(decks ?? {}))) {
    if (!removes) continue;
    for (let deck = left.length; deck < number; deck++) left.push([]);
    left[number] = pools[number];
  }
  return left;
}

/** The decks of the cards of an Age that are not its own: Guilds, then those of expansions. */
function otherDecks({ rules }: State, age: number): number[] {
  const guilds = Array.from({ length: age === GUILD_AGE ? rules.guilds : 0 }, () => GUILD_DECK);
  const others = rules.expansions
    .flatMap(({ decks }) => Object.values(decks ?? {}))
    .flatMap(({ number, perAge }) => Array.from({ length: perAge[age] }, () => number));
  return [...guilds, ...others];
}

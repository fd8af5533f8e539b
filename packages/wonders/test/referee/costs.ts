import type { Age, Card, Colour, Cost, Effect, Resource } from './pieces.ts';

const LETTERS: Readonly<Record<string, Resource>> = {
  W: 'wood',
  S: 'stone',
  O: 'ore',
  C: 'clay',
  G: 'glass',
  P: 'papyrus',
  T: 'textile',
};

/** Reads a cost such as `2WWO`: coins, then a letter for each unit. */
export function cost(text: string): Cost {
  const read: Record<string, number> = {};
  const coins = Number.parseInt(text, 10);
  if (coins > 0) read.coins = coins;
  for (const letter of text.replace(/^\d+/, '')) read[LETTERS[letter]] = (read[LETTERS[letter]] ?? 0) + 1;
  return read;
}

/** A card without chains and of which there is one. */
export function card(id: string, age: Age, colour: Colour, price: string, effects: readonly Effect[]): Card {
  return { id, name: id, age, colour, cost: cost(price), freeWith: [], effects };
}

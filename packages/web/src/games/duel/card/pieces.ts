import { layoutsFor, PACKS, words } from '@pharos/duel/client';

export type CardSpec = words.CardSpec;
export type WonderSpec = words.WonderSpec;
export type TokenSpec = words.TokenSpec;
export type EffectSpec = words.EffectSpec;
export type ResourceName = words.ResourceName;

export const { RESOURCES, COLOURS, SCIENCE_SYMBOLS, CHAIN_SYMBOLS } = words;

/** Everything printed on the pieces comes from the packs of the rules; nothing is written down twice. */
const CARDS = new Map(PACKS.flatMap((pack) => pack.cards.map((card) => [card.id, card])));
const WONDERS = new Map(PACKS.flatMap((pack) => pack.wonders.map((wonder) => [wonder.id, wonder])));

/** The piece; that there is none is an error. */
export function found<Piece>(piece: Piece | undefined, id: string): Piece {
  if (piece === undefined) throw new Error(`no piece "${id}"`);
  return piece;
}

export const cardSpec = (id: string): CardSpec => found(CARDS.get(id), id);
export const wonderSpec = (id: string): WonderSpec => found(WONDERS.get(id), id);

export const allCards = (): readonly CardSpec[] => [...CARDS.values()];

/** The Age of a deck, null for one that is of none; guilds lie in the structure of Age III. */
export function ageOfDeck(deck: string): number | null {
  if (deck === 'guild') return 3;
  return deck.startsWith('age') ? Number(deck.slice(-1)) : null;
}

export const numeral = (age: number): string => 'I'.repeat(age);

/** The kind that a choice of production is among. */
export const kindOfResource = (resource: ResourceName): 'raw' | 'manufactured' =>
  RESOURCES.indexOf(resource) < 3 ? 'raw' : 'manufactured';

/** The units of a cost, one entry for each. */
export function unitsOfCost(cost: words.CostSpec | undefined): ResourceName[] {
  return RESOURCES.flatMap((resource) => Array.from({ length: cost?.[resource] ?? 0 }, () => resource));
}

/** The cards a chain symbol makes free, and the card that shows it. */
export const cardsFreeWith = (symbol: string): CardSpec[] => allCards().filter((card) => card.freeWith === symbol);
export const cardGiving = (symbol: string): CardSpec | undefined => allCards().find((card) => card.gives === symbol);

/** The rows of the structure of an Age; a set of packs may have structures of its own. */
export function layoutOfAge(age: number, packs: readonly string[]): words.LayoutSpec {
  return layoutsFor(PACKS.filter(({ id }) => packs.includes(id)))[age - 1];
}

/** The colour that a card is drawn in; cards without one are told by their deck. */
export const lookOf = (card: CardSpec): string => card.colour ?? card.deck;

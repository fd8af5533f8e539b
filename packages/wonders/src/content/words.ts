import { CITIES_ABILITIES } from '../cities/words.ts';
import { LEADERS_ABILITIES } from '../leaders/words.ts';

/** The words of the game, in the order the engine numbers them. Raw materials come before manufactured goods. */
export const RESOURCES = ['wood', 'stone', 'ore', 'clay', 'glass', 'papyrus', 'textile'] as const;
export const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'] as const;
/** The colours that cards can have: those of the base game, and those that only an expansion has. */
export const CARD_COLOURS = [...COLOURS, 'black'] as const;
export const SCIENCE_SYMBOLS = ['compass', 'gear', 'tablet'] as const;
/** The kinds of resource: each has a price of its own at either neighbour. */
export const KINDS = ['raw', 'manufactured'] as const;

/** Powers of single pieces; each is tested at the one rule it changes. */
const BASE_ABILITIES = [
  /** One hand card an Age is built for free [W-99]. */
  'freeOncePerAge',
  /** A card of a colour the city does not have yet is free [W-101]. */
  'freeFirstOfColour',
  /** The card of turn 1 is free [W-102]. */
  'freeFirstCard',
  /** The card of turn 6 is free [W-103]. */
  'freeLastCard',
  /** The seventh card of an Age is played, too [W-95, W-96]. */
  'seventhCard',
  /** One guild of a neighbour counts as one's own at the end [W-100]. */
  'copyGuild',
] as const;
export const ABILITIES = [...BASE_ABILITIES, ...CITIES_ABILITIES, ...LEADERS_ABILITIES] as const;
export type AbilityName = (typeof ABILITIES)[number];

/** Whose things an effect counts, seen from the owner. */
export type Where = 'own' | 'neighbours' | 'all';

export type ResourceName = (typeof RESOURCES)[number];
export type ColourName = (typeof CARD_COLOURS)[number];
export type ScienceSymbolName = (typeof SCIENCE_SYMBOLS)[number];
export type KindName = (typeof KINDS)[number];

/**
 * Where a value comes from: `printed` in a rulebook; `crossChecked` between independent transcriptions of the printed
 * pieces that agree; `reported` by one public source that is no rulebook; `reconstructed` by us because no source shows it.
 */
export type Provenance = 'printed' | 'crossChecked' | 'reported' | 'reconstructed';

export type CostSpec = { readonly coins?: number } & { readonly [resource in ResourceName]?: number };

/** What the entries of a pack have in common. */
export interface Entry {
  /** The first version of the pack that has it; the first of all if left out. */
  readonly since?: number;
}

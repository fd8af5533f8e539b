/** The words of the base game, in the order the engine numbers them. */
export const RESOURCES = ['wood', 'clay', 'stone', 'glass', 'papyrus'] as const;
export const COLOURS = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple'] as const;
export const DECKS = ['age1', 'age2', 'age3', 'guild'] as const;
export const SCIENCE_SYMBOLS = ['wheel', 'mortar', 'quill', 'pendulum', 'sundial', 'armillary', 'law'] as const;
export const CHAIN_SYMBOLS = [
  'horseshoe',
  'sword',
  'tower',
  'target',
  'helmet',
  'book',
  'gear',
  'lyre',
  'lamp',
  'mask',
  'column',
  'moon',
  'sun',
  'drop',
  'pediment',
  'amphora',
  'barrel',
] as const;

/** Powers that only one piece has; each is tested at the one rule it changes. */
export const ABILITIES = ['architecture', 'masonry', 'economy', 'strategy', 'theology', 'urbanism'] as const;

export type ResourceName = (typeof RESOURCES)[number];
export type ColourName = (typeof COLOURS)[number];
export type ScienceSymbolName = (typeof SCIENCE_SYMBOLS)[number];
export type ChainSymbolName = (typeof CHAIN_SYMBOLS)[number];

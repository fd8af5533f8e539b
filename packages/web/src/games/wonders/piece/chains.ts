/** A sign for each card that makes others free: what carries it and what asks for it show the same one. */
const SIGNS: Readonly<Record<string, string>> = {
  altar: 'star',
  apothecary: 'amphora',
  baths: 'drop',
  caravansery: 'horseshoe',
  dispensary: 'moon',
  'east-trading-post': 'sun',
  forum: 'scales',
  laboratory: 'lamp',
  library: 'book',
  marketplace: 'market',
  school: 'feather',
  scriptorium: 'scroll',
  statue: 'column',
  temple: 'pediment',
  theater: 'mask',
  'training-ground': 'helmet',
  walls: 'wall',
  well: 'barrel',
  'west-trading-post': 'planet',
  workshop: 'hammer',
};

export const chainSign = (card: string): string => `ch-${SIGNS[card] ?? 'torch'}`;

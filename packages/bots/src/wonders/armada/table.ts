import type { Catalog } from '@pharos/wonders';
import { moveFeatures } from '../guide/features.ts';

const tables = new WeakMap<Catalog, Uint16Array>();

/** The number of the feature of keeping each island of a catalog. */
export function keptIslands(catalog: Catalog): Uint16Array {
  const known = tables.get(catalog);
  if (known !== undefined) return known;
  const numbers = moveFeatures.numbersOf('keep', catalog.pieces['islands']);
  tables.set(catalog, numbers);
  return numbers;
}

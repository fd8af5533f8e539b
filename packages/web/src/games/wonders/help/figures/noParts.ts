import { KEYS } from '../../table/keyList.ts';
import type { TableParts } from '../../table/tableParts.ts';

/** A picture shows one idea: what expansions add to a table is left out. */
export const NO_PARTS: TableParts = {
  areFetched: true,
  haveBoard: false,
  at: () => [],
  has: () => false,
  keys: KEYS,
  handNotes: () => [],
  scoreNotes: () => [],
  detailTitle: () => '',
};

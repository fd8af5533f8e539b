import type { Save } from '@pharos/core';
import { keep, readKept, type KeptKind } from '../keptStore.ts';
import type { Branch } from './variation.ts';

const VARIATIONS: KeptKind = { database: 'pharos-variations', store: 'variations', most: 60 };

/** All that was tried in a game, by the position it begins with. */
export type Trees = ReadonlyMap<number, readonly Branch[]>;

const keyOf = ({ game, seed, hash, moves }: Save): string => [game, seed, moves.length, hash].join('/');

export const readVariations = async (save: Save): Promise<Trees> =>
  new Map(await readKept<[number, Branch[]][]>(VARIATIONS, keyOf(save)));

export const keepVariations = (save: Save, trees: Trees): Promise<void> => keep(VARIATIONS, keyOf(save), [...trees]);

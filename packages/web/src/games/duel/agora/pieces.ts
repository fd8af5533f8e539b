import { PACKS } from '@pharos/duel/client';
import { found, type TokenSpec } from '../card/pieces.ts';

const piecesOf = (kind: 'conspiracies' | 'decrees'): ReadonlyMap<string, TokenSpec> =>
  new Map(PACKS.flatMap(({ pieces }) => (pieces[kind] ?? []).map((piece) => [piece.id, piece])));

const CONSPIRACIES = piecesOf('conspiracies');
const DECREES = piecesOf('decrees');

export const decreeSpec = (id: string): TokenSpec => found(DECREES.get(id), id);
export const conspiracySpec = (id: string): TokenSpec => found(CONSPIRACIES.get(id), id);

export const allDecrees = (): readonly TokenSpec[] => [...DECREES.values()];
export const allConspiracies = (): readonly TokenSpec[] => [...CONSPIRACIES.values()];

export const isDecree = (id: string): boolean => DECREES.has(id);

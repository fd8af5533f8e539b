import { PACKS } from '@pharos/duel/client';
import { found, type TokenSpec } from '../card/pieces.ts';

type Kind = 'divinities' | 'gates' | 'mythologyTokens' | 'offeringTokens';

const piecesOf = (kind: Kind): ReadonlyMap<string, TokenSpec> =>
  new Map(PACKS.flatMap(({ pieces }) => (pieces[kind] ?? []).map((piece) => [piece.id, piece])));

const DIVINITIES = piecesOf('divinities');
const GATES = piecesOf('gates');
const MYTHOLOGY_TOKENS = piecesOf('mythologyTokens');
const OFFERING_TOKENS = piecesOf('offeringTokens');

export const allDivinities = (): readonly TokenSpec[] => [...DIVINITIES.values()];
export const isDivinity = (id: string): boolean => DIVINITIES.has(id);
export const isGate = (id: string): boolean => GATES.has(id);
export const isMythologyToken = (id: string): boolean => MYTHOLOGY_TOKENS.has(id);
export const isOfferingToken = (id: string): boolean => OFFERING_TOKENS.has(id);

/** A Divinity or the Gate. */
export const pieceSpec = (id: string): TokenSpec => found(DIVINITIES.get(id) ?? GATES.get(id), id);

/** The Mythology of a token: the sign on it. */
export function mythologyOfToken(token: string): string {
  const [effect] = found(MYTHOLOGY_TOKENS.get(token), token).effects;
  return effect.type === 'chainSymbol' ? effect.symbol : '';
}

/** In the order in which their tokens are listed. */
export const MYTHOLOGIES: readonly string[] = [...new Set([...MYTHOLOGY_TOKENS.keys()].map(mythologyOfToken))];

/** Divinities are listed by Mythology, as many of each. */
export const mythologyOf = (divinity: string): string =>
  MYTHOLOGIES[Math.floor(([...DIVINITIES.keys()].indexOf(divinity) * MYTHOLOGIES.length) / DIVINITIES.size)];

/** What an Offering token takes off a price. */
export function valueOfOffering(token: string): number {
  const [effect] = found(OFFERING_TOKENS.get(token), token).effects;
  return effect.type === 'offering' ? effect.count : 0;
}

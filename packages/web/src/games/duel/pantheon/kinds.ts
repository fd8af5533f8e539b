import type { DecisionView } from '@pharos/duel';
import type { ExpansionKind } from '../table/kinds.ts';

/** The choices of Pantheon. */
const KINDS = [
  'placeDivinity',
  'chooseBehindGate',
  'chooseDeck',
  'chooseInDeck',
  'takeEnkiToken',
  'placeSnake',
  'discardAnyCard',
  'unbuildWonder',
  'buildWonderFromDiscard',
  'placeMinerva',
  'discardMilitaryToken',
  'applyMilitaryToken',
] as const satisfies readonly ExpansionKind[];

export type PantheonKind = (typeof KINDS)[number];

export const isPantheonKind = (kind: DecisionView['kind'] | undefined): kind is PantheonKind =>
  KINDS.some((one) => one === kind);

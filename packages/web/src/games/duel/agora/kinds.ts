import type { DecisionView } from '@pharos/duel';
import type { ExpansionKind } from '../table/kinds.ts';

/** The choices of Agora. */
const KINDS = [
  'senateActions',
  'conspirator',
  'placeCube',
  'removeCube',
  'moveCube',
  'chooseConspiracy',
  'triggerUnprepared',
  'lockToken',
  'buildFarRow',
  'buildRemoved',
  'takeBoxToken',
  'dropCard',
  'dropSecondCard',
  'swapCards',
  'moveDecree',
  'sabotage',
] as const satisfies readonly ExpansionKind[];

export type AgoraKind = (typeof KINDS)[number];

export const isAgoraKind = (kind: DecisionView['kind'] | undefined): kind is AgoraKind =>
  KINDS.some((one) => one === kind);

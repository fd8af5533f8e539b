import type { DecisionView, DuelView } from '@pharos/duel';
import { layoutOfAge } from '../card/pieces.ts';

/** Choices that only Agora has. */
export const AGORA_KINDS = [
  'senateActions',
  'conspirator',
  'placeCube',
  'removeCube',
  'moveCube',
  'chooseConspiracy',
  'triggerUnprepared',
  'takeWonder',
  'lockToken',
  'buildFarRow',
  'buildRemoved',
  'takeBoxToken',
  'dropCard',
  'dropSecondCard',
  'takeCard',
  'swapCards',
  'moveDecree',
  'sabotage',
] as const satisfies readonly DecisionView['kind'][];

export type AgoraKind = (typeof AGORA_KINDS)[number];

export const isAgoraKind = (kind: string | undefined): kind is AgoraKind => AGORA_KINDS.some((known) => known === kind);

/** Choices that are made in the structure itself: what lies under and over a card matters. */
const IN_STRUCTURE: ReadonlySet<string> = new Set(['dropCard', 'dropSecondCard', 'buildFarRow']);

/** Whether pieces are laid out to choose from in the place of the structure. */
export function showsPicks(decision: DecisionView | null | undefined, isMine: boolean): boolean {
  if (!decision || decision.kind === 'turn' || IN_STRUCTURE.has(decision.kind)) return false;
  return isMine || !isAgoraKind(decision.kind);
}

/** Cards of the structure that answer the present choice. */
export function picksInStructure({ decision }: DuelView): string[] {
  if (!decision || !IN_STRUCTURE.has(decision.kind)) return [];
  return (decision.choices ?? []).flatMap(({ move }) => move.split(' ')[1] ?? []);
}

const WONDERS_IN_PLAY = 8;

/** Whether Wonders are still being drafted; with Agora the cards of Age I lie there already. */
export function isDraft({ age, structure, players, options }: DuelView): boolean {
  if (age > 1) return false;
  const all = layoutOfAge(1, options.packs).flat().length;
  const taken = players.reduce((sum, { wonders }) => sum + wonders.length, 0);
  return age === 0 || (structure.length === all && taken < WONDERS_IN_PLAY);
}

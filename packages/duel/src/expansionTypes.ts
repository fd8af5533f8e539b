import type { AgoraTypes as Types } from './agora/types.ts';

/** What expansions add to the types of the base game. With a second one, `Types` is the union of both. */
export type ExpansionAbility = Types['ability'];
export type ExpansionAmong = Types['among'];
export type ExpansionChoiceName = Types['choice'];
export type ExpansionChoiceView = Types['choiceView'];
export type ExpansionCoinReason = Types['coinReason'];
export type ExpansionDeck = Types['deck'];
export type ExpansionEffectSpec = Types['effect'];
export type ExpansionEnding = Types['ending'];
export type ExpansionEvent = Types['event'];
export type ExpansionFactName = Types['fact'];
export type ExpansionObstacle = Types['obstacle'];
export type ExpansionScoring = Types['scoring'];

/** The part of a position that each expansion in play has. */
export type ExpansionStates = { readonly [T in Types as T['id']]?: T['state'] };

/** What each expansion shows of a position, of a decision and of a preview; null without it. */
export type ExpansionViews = { readonly [T in Types as T['id']]: T['view'] | null };
export type ExpansionDecisions = { readonly [T in Types as T['id']]: T['decision'] | null };
export type ExpansionPreviews = { readonly [T in Types as T['id']]: T['preview'] | null };

import type { ClockRule, Language } from '@pharos/protocol';
import type { DuelPosition } from './games/duel/position.ts';
import type { WondersPosition } from './games/wonders/position.ts';

/*
 * All that a picture and its words are made from, as plain JSON. Pictures of equal facts are equal, byte for byte: what is not
 * here cannot be seen in them.
 */

/** Who sits at a table: a name, or the level of a bot without one. */
export interface Person {
  readonly name: string | null;
  readonly level: string | null;
}

/** What a table plays. */
export interface Agreed {
  readonly game: string;
  readonly expansions: readonly string[];
  readonly clock: ClockRule;
}

/** A position as everybody may see it; null for a game without pictures of its own. */
export type Position = DuelPosition | WondersPosition | null;

/** Who plays for one result, from best to worst; nobody has a place where people agreed to stop. */
export interface PartyFacts {
  readonly seats: readonly number[];
  readonly place: number | null;
  readonly points: number;
  /** Points by category, as the game counts them. */
  readonly parts: Readonly<Record<string, number>>;
}

/** The first page. */
interface HomeFacts {
  readonly kind: 'home';
}

/** A table of which nothing is told: it is private, or there is none. */
interface SecludedFacts {
  readonly kind: 'secluded';
}

/** A table that waits for players; null is a free seat. */
export interface InvitationFacts extends Agreed {
  readonly kind: 'invitation';
  readonly seats: readonly (Person | null)[];
}

/** A game under way, or a moment of one that is over. */
export interface PositionFacts extends Agreed {
  readonly kind: 'position';
  readonly players: readonly Person[];
  readonly points: readonly number[];
  readonly position: Position;
  /** The move of a replay; null for a game under way. */
  readonly move: { readonly number: number; readonly of: number } | null;
}

export interface ResultFacts extends Agreed {
  readonly kind: 'result';
  readonly players: readonly Person[];
  /** How the game ended, in the word of its rulebook or as people ended it. */
  readonly ending: string;
  readonly parties: readonly PartyFacts[];
  readonly position: Position;
}

/** How good a decision was, as a window of the lighthouse says it. */
export type DecisionKind = 'best' | 'good' | 'slip' | 'mistake';

/** What somebody made of a deal of the day. Others may have it before them: no card, no move and no name is told. */
export interface DailyFacts extends Pick<Agreed, 'expansions' | 'game'> {
  readonly kind: 'daily';
  readonly day: string;
  readonly result: 'won' | 'drawn' | 'lost';
  readonly points: number;
  /** Points ahead of the best of the others; null where points did not decide. */
  readonly margin: number | null;
  /** How many of a hundred others did worse; null without others. */
  readonly worse: number | null;
  /** In the order of the game; empty where nobody has judged them. */
  readonly decisions: readonly DecisionKind[];
}

export type Shown = DailyFacts | HomeFacts | SecludedFacts | InvitationFacts | PositionFacts | ResultFacts;
export type Facts = Shown & { readonly language: Language };

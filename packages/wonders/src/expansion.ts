import type { Move, Rng, SeatId } from '@pharos/core';
import type { Card, Catalog } from './catalog.ts';
import type { ExpansionRevealed } from './expansionTypes.ts';
import type { HandCardView } from './handTypes.ts';
import type { Options } from './options.ts';
import type { ActionRecord, AutomaticRecord, ChoiceRecord } from './records.ts';

/**
 * What an expansion adds where cities carry out what they have staged. Each step is taken by all of them before the next
 * one begins.
 */
export interface TurnSteps<S> {
  /** Before prices are looked at and anything is put in place. */
  readonly begin: (s: S, city: number) => void;
  /** Further coins for the bank. */
  readonly bankCoins: (s: S, city: number) => number;
  /** What is told of a choice when it is turned over. */
  readonly revealed: (move: Move) => Partial<ExpansionRevealed>;
  /** Pays whom the base game does not know. */
  readonly pay: (s: S, city: number) => void;
  /** Everything is in place and paid, coins have not come in yet. */
  readonly paid: (s: S, city: number) => void;
  /** Whether something else takes the place of the coins for a discarded card [W-19]. */
  readonly replacesSale: (move: Move) => boolean;
  /** Coins have come in. */
  readonly collected: (s: S, city: number) => void;
}

/**
 * The points at which an expansion has its say. It names those it needs; the base game calls them in the order of the packs.
 * A point said to replace something may be used by one expansion of a game only.
 *
 * `S` is the state; state.ts has this ready under the name Expansion.
 */
export interface ExpansionRecord<S> {
  /** The id of its pack: with the pack chosen, the expansion is in play. */
  readonly id: string;

  /** With boards and hands dealt, prepares its own part. */
  readonly setUp?: (s: S, rng: Rng) => void;

  /** Its part of a state: empty, copied, and as numbers. */
  readonly newPart?: (catalog: Catalog, options: Options) => object;
  readonly clonePart?: (s: S) => object;
  readonly encodePart?: (s: S, out: number[]) => void;

  /** Its records. Numbers of choices, tasks and actions are its own, in no other expansion and not in the base game. */
  readonly choices?: readonly ChoiceRecord<S>[];
  readonly automatic?: readonly AutomaticRecord<S>[];
  readonly actions?: readonly ActionRecord<S>[];
  /** Actions that replace those of the base game with the same numbers: with an expansion their moves can say more. */
  readonly changedActions?: readonly ActionRecord<S>[];

  /** What can be done with the cards of a hand, and how a seat sees that; both replace what the base game says. */
  readonly handMoves?: (s: S, seat: SeatId, out: Move[]) => number;
  readonly handView?: (s: S, seat: SeatId, moves: readonly Move[]) => readonly HandCardView[];

  /** A turn: its steps; tasks that follow at once when actions have been carried out; tasks that end the turn. All are pushed. */
  readonly steps?: TurnSteps<S>;
  readonly afterActions?: (s: S) => void;
  readonly endOfTurn?: (s: S) => void;
  /** Tasks that end the part of a turn before an extra card, and that of the extra card [W-95]. */
  readonly aroundExtraCard?: (s: S) => void;
  /** A card of the discard pile has been built [W-93]. */
  readonly cardRevived?: (s: S, city: number, card: Card) => void;

  /** The conflicts of an Age [W-60], and tasks that come before the next one; replaces those of the base game. */
  readonly conflicts?: (s: S) => void;
}

import type { Move, Reader, Rng, SeatId, Viewer } from '@pharos/core';
import type { AnyChoice } from './anyChoice.ts';
import type { Card, Catalog, Piece, Wonder } from './catalog.ts';
import type { ColourName } from './content/types.ts';
import type { Deal } from './deal.ts';
import type { EffectRecord } from './effectRule.ts';
import type { AnyEffectSpec } from './content/types.ts';
import type { DuelEvent } from './events.ts';
import type { ExpansionTypes, ExpansionViews } from './expansionTypes.ts';
import type { ImpossibleView } from './impossible.ts';
import type { Payment } from './paymentTypes.ts';
import type { Player } from './player.ts';
import type { DuelScore } from './score.ts';
import type { ActionRecord, AutomaticRecord, ChoiceRecord } from './records.ts';
import type { Rulings } from './rulings.ts';
import type { Task } from './tasks.ts';

/** A power that only one piece has. */
export interface AbilityRule {
  /** Its bit in a player's `abilities`: fixed for ever, because hashes of states contain it. */
  readonly bit: number;
  /** What it adds to the counters of its holder. */
  readonly fold?: (player: Player) => void;
}

/** A deck of cards that are shuffled among those of the Ages. */
export interface DeckRule<S> {
  /** Its number; 0 … 3 are those of the base game. */
  readonly number: number;
  /** Cards dealt into the decks of Ages I, II and III. */
  readonly perAge: readonly [number, number, number];
  /** Whether some of its cards stay in the box, which ones nobody knows. */
  readonly removes?: boolean;
  /** How its cards are used if they are not built. */
  readonly use: CardUse<S> | null;
}

/** What can be done with an accessible card in place of building it. */
export interface CardUse<S> {
  /** The move for a card in slot 0, or −1 if it is not possible now. */
  readonly move: (s: S, seat: SeatId) => Move;
  readonly payment: (s: S, seat: SeatId) => Payment;
  /** Whether what builds a card of the discard pile may take such a card, and what then happens. */
  readonly canRevive: (s: S) => boolean;
  readonly revive: (s: S, seat: SeatId, card: Card, from: string) => void;
}

/** Reads pieces of a written position and sees that none is used twice. */
export interface PieceReaders {
  readonly card: (reader: Reader) => number;
  readonly token: (reader: Reader) => number;
  readonly wonder: (reader: Reader) => number;
}

/** Which cards of those left over from each deck count as removed during set-up. */
export type RemovedCards = (leftOver: readonly (readonly number[])[]) => number[][];

/**
 * The points at which an expansion has its say. It names those it needs; the base game calls them in the order of the packs.
 * A point said to replace something may be used by one expansion of a game only.
 *
 * `S` is the state; state.ts has this ready under the name Expansion.
 */
export interface ExpansionRecord<S, Details> {
  /** The id of its pack: with the pack chosen, the expansion is in play. */
  readonly id: string;

  /** Its words: abilities, decks, ways in which a game can end with the number of each. */
  readonly abilities?: Readonly<Record<string, AbilityRule>>;
  readonly decks?: Readonly<Record<string, DeckRule<S>>>;
  readonly endings?: Readonly<Record<string, number>>;
  /** Further chain symbols, with the number of each. */
  readonly chainSymbols?: Readonly<Record<string, number>>;
  /** The ability that builds cards with a chain symbol under their cost for a coin. */
  readonly linkedForCoin?: string;
  /** Whether its cards take the place of the Guilds. */
  readonly replacesGuilds?: boolean;
  /** The abilities that spare a symbol of the cost of cards of a colour. */
  readonly ignores?: Readonly<Partial<Record<ColourName, string>>>;

  /** Its records. Numbers of choices and actions are its own, in no other expansion and not in the base game. */
  readonly choices?: readonly ChoiceRecord<S, Details>[];
  readonly automatic?: readonly AutomaticRecord<S>[];
  readonly actions?: readonly ActionRecord<S, AnyChoice>[];
  readonly effects?: Readonly<Record<string, EffectRecord<S, AnyEffectSpec>>>;

  /** Deal and set-up: changes the deal; then, with the table laid, prepares its own part. */
  readonly deal?: (catalog: Catalog, deal: Deal, rng: Rng) => Deal;
  readonly setUp?: (s: S, rng: Rng) => void;
  /** Whether Age I lies open during the draft; `setUp` lays it out. */
  readonly opensAgeDuringDraft?: boolean;

  /** Its part of a state: empty, copied, and as numbers. */
  readonly newPart?: (catalog: Catalog) => object;
  readonly clonePart?: (s: S) => object;
  readonly encodePart?: (s: S, out: number[]) => void;

  /** A turn: moves before a card is taken, and further uses of an accessible card, written for slot 0. Both append and answer the new count. */
  readonly turnMoves?: (s: S, turn: Task, out: Move[], count: number) => number;
  readonly slotMoves?: (s: S, seat: SeatId, out: Move[], count: number) => number;

  /** The structure of an Age has been laid out. */
  readonly ageLaidOut?: (s: S) => void;
  /** What a seat that has uncovered cards has to decide before they are turned: a task, or −1 for nothing. */
  readonly beforeReveal?: (s: S, seat: SeatId) => Task;

  /** A city: pieces besides cards, Wonders and tokens whose lasting effects a seat has; what follows when a city has changed. */
  readonly heldPieces?: (s: S, seat: SeatId) => readonly Piece[];
  readonly cityChanged?: (s: S) => void;

  /** What follows a construction, after all effects of the card or Wonder. */
  readonly cardBuilt?: (s: S, seat: SeatId, card: Card) => void;
  readonly wonderBuilt?: (s: S, seat: SeatId, wonder: Wonder) => void;
  /** Wonders that are gone and still count towards the limit [D-47]. */
  readonly wondersGone?: (s: S) => number;

  /** The pawn has entered the zone of a military token; replaces the loss of coins. `below` is where it found the agenda. */
  readonly useMilitaryToken?: (s: S, mover: SeatId, token: number, below: number) => void;

  /** Whether something stops the pawn before it enters a space; the pawn has moved a space for a seat. */
  readonly stopsPawn?: (s: S, to: number) => boolean;
  readonly pawnMoved?: (s: S, seat: SeatId, isRetreat: boolean) => void;

  /** So many tokens on top of the box have been looked at and stay there. */
  readonly tokensReturned?: (s: S, count: number) => void;

  /** A category of points. */
  readonly scoring?: { readonly category: keyof DuelScore; readonly points: (s: S, seat: SeatId) => number };

  /** What a viewer may know of its part; and what it shows of a decision that is not its own. */
  readonly view?: (s: S, viewer: Viewer) => object;
  readonly emptyDecision?: () => object;
  /** What a seat could wish to do in a choice that this expansion changes and cannot, and why. */
  readonly obstacles?: (s: S, task: Task) => ImpossibleView[];
  /** The event as somebody else than its seat may know it; and as far as it can be told beforehand, null for not at all. */
  readonly redact?: (event: DuelEvent) => DuelEvent;
  readonly foresee?: (event: DuelEvent) => DuelEvent | null;

  /** Previews: what is counted of a seat, always in the same order; what changes in its part. */
  readonly facts?: (s: S, seat: SeatId, tell: (what: ExpansionTypes['fact'], count: number) => void) => void;
  readonly preview?: (before: S, after: S) => object;
  /** Makes an attempt in the position and in all others that could be the true one as well; answers what became of the first. */
  readonly tryWorlds?: (s: S, attempt: (world: S) => S) => S;

  /** Hidden information: cards of the box a seat knows to be there; its cards in the decks, then its part, drawn afresh. */
  readonly isRemovedKnown?: (s: S, seat: SeatId, card: number) => boolean;
  readonly redrawDecks?: (s: S, decks: number[][], rng: Rng) => void;
  readonly redrawPart?: (s: S, seat: SeatId, tokensSeen: number, rng: Rng) => void;

  /** Memory: cards that its part shows for good; whether by an event its seat looks at the cards in the box, to choose one. */
  readonly cardsShown?: (views: ExpansionViews) => readonly string[];
  readonly showsRemoved?: (event: DuelEvent) => boolean;

  /** A written position: the field named like the pack, absent or not. The answer replaces "all that is left over is removed". */
  readonly readPosition?: (s: S, reader: Reader, pieces: PieceReaders, rng: Rng) => RemovedCards | null;
  /** The same field as a seat knows it, from what it sees; null where it cannot be said. Without it no position is written down. */
  readonly writePart?: (s: S, views: ExpansionViews) => unknown;

  /** How games of older rules were played where they could not say it, by the version they were begun with. */
  readonly oldRulings?: Readonly<Record<number, Partial<Rulings>>>;
}

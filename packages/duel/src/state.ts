import type { SeatId, FixedParts } from '@pharos/core';
import type { AnyChoice } from './anyChoice.ts';
import type { Catalog, Effect } from './catalog.ts';
import type { Deal } from './deal.ts';
import type { EffectTable as EffectTableOf } from './effectRule.ts';
import type { AnyEffectSpec } from './content/types.ts';
import type { DuelEvent } from './events.ts';
import type { CardUse, ExpansionRecord } from './expansion.ts';
import type { ExpansionDecisions, ExpansionStates } from './expansionTypes.ts';
import type { Options } from './options.ts';
import { clonePlayer, encodePlayer, writeNumbers, type Player } from './player.ts';
import type { ChainLink } from './paymentTypes.ts';
import type { DuelScore } from './score.ts';
import type { ActionRecord, AutomaticRecord, ChoiceRecord } from './records.ts';

export const FIRST: SeatId = 0;
export const SECOND: SeatId = 1;

/** How the game ended; 0 while it goes on. Expansions have numbers of their own. */
export const ENDINGS = ['none', 'civilian', 'military', 'scientific'] as const;
export const GOES_ON = 0;
export const CIVILIAN = 1;
export const MILITARY = 2;
export const SCIENTIFIC = 3;

/** Winner of a shared victory, or while the game goes on. */
export const NOBODY = -1;

/** Why a seat decides who starts an Age: its army is weaker [D-86], or it had the last turn [D-87]. */
export type StarterReason = 'weaker' | 'lastTurn';

/** What the view of a decision says besides who decides and what kind it is. */
export interface DecisionDetails extends Partial<ExpansionDecisions> {
  /** The colour to destroy. */
  readonly colour?: string;
  /** Why the seat decides who starts. */
  readonly reason?: StarterReason;
  /** Tokens drawn from the box: how many is public, which ones only the seat sees. */
  readonly drawn?: { readonly count: number; readonly tokens: readonly string[] | null };
}

export type ChoiceKind = ChoiceRecord<State, DecisionDetails>;
export type AutomaticTask = AutomaticRecord<State>;
export type Action<View extends AnyChoice = AnyChoice> = ActionRecord<State, View>;
export type Expansion = ExpansionRecord<State, DecisionDetails>;
export type EffectTable<Spec extends AnyEffectSpec> = EffectTableOf<State, Spec>;

/** The rules of a set of packs, ready for use: built once for each set in rules.ts, and shared by all its states. */
export interface Rules {
  readonly catalog: Catalog;
  /** By the number of their kind. */
  readonly choices: readonly ChoiceKind[];
  readonly actions: readonly Action[];
  /** Their functions once more, as lists: that is how the agenda calls them. A task that offers nothing has null for `offers`. */
  readonly offers: readonly (ChoiceKind['offers'] | null)[];
  readonly moves: readonly ChoiceKind['moves'][];
  readonly skip: readonly NonNullable<ChoiceKind['skip']>[];
  readonly apply: readonly Action['apply'][];
  /** What an effect does, by its kind, where it acts at this moment. */
  readonly fold: readonly ((s: State, seat: SeatId, effect: Effect) => void)[];
  readonly perform: readonly ((s: State, seat: SeatId, effect: Effect, extraShields: number) => void)[];
  readonly points: readonly ((s: State, seat: SeatId, effect: Effect) => number)[];
  readonly isVain: readonly ((s: State, seat: SeatId, effect: Effect) => boolean)[];
  /** What an ability adds to counters, by the number of its bit. */
  readonly foldAbility: readonly ((player: Player) => void)[];
  /** How cards of a deck are used, by its number; null if they are built. */
  readonly uses: readonly (CardUse<State> | null)[];
  readonly endings: readonly string[];
  /** Guilds in the deck of Age III, and chain symbols by number. */
  readonly guilds: number;
  readonly chainSymbols: readonly ChainLink['symbol'][];
  /** Copied for every deal: the numbers of all Wonders and Progress tokens, and no card under each Wonder. */
  readonly allWonders: readonly number[];
  readonly allTokens: readonly number[];
  readonly nothingUnder: readonly number[];
  /** Cards removed from the deck of each Age [D-13]. */
  readonly removedCards: readonly number[];
  /** The expansions in play, and all there are. */
  readonly expansions: readonly Expansion[];
  readonly known: readonly Expansion[];
  /** The categories of points of the expansions in play. */
  readonly scoring: readonly NonNullable<Expansion['scoring']>[];
  /** A score of 0 in every category of all expansions there are, so that scores have the same ones in every game. */
  readonly noPoints: DuelScore;
  /** The points of expansions that are called in every turn. */
  readonly turnMoves: readonly NonNullable<Expansion['turnMoves']>[];
  readonly slotMoves: readonly NonNullable<Expansion['slotMoves']>[];
  readonly cityChanged: readonly NonNullable<Expansion['cityChanged']>[];
  readonly cardBuilt: readonly NonNullable<Expansion['cardBuilt']>[];
  readonly wonderBuilt: readonly NonNullable<Expansion['wonderBuilt']>[];
  readonly isRemovedKnown: readonly NonNullable<Expansion['isRemovedKnown']>[];
  readonly useMilitaryToken: NonNullable<Expansion['useMilitaryToken']> | null;
  readonly ageLaidOut: readonly NonNullable<Expansion['ageLaidOut']>[];
  readonly beforeReveal: NonNullable<Expansion['beforeReveal']> | null;
  readonly stopsPawn: NonNullable<Expansion['stopsPawn']> | null;
  readonly pawnMoved: readonly NonNullable<Expansion['pawnMoved']>[];
  readonly tokensReturned: readonly NonNullable<Expansion['tokensReturned']>[];
  /** Copies the parts of expansions; null if there are none. */
  readonly cloneParts: ((s: State) => ExpansionStates) | null;
}

/** A position. Fields are mutable and always present; sets are bit masks over catalog indices or slots. */
export interface State extends FixedParts<Rules, Options, Deal> {
  readonly players: readonly [Player, Player];
  /** 0 during the draft, then 1, 2, 3. */
  age: number;
  /** Wonders picked so far, and the set of those on offer. */
  picks: number;
  offer: number;
  /** Sets of slots of the structure: with a card, face up, with nothing on them. */
  present: number;
  faceUp: number;
  accessible: number;
  /** −9 … 9; positive on the second player's half [D-63]. */
  pawn: number;
  /** Set of military tokens still on the track: see military.ts. */
  militaryTokens: number;
  /** Set of Progress tokens on the board. */
  board: number;
  /** Progress tokens in the box, in the hidden order they would be drawn [D-7, D-56]. */
  readonly box: number[];
  readonly discard: number[];
  /** The card under each Wonder, −1 for none. */
  readonly under: number[];
  /** What remains to be done, packed by tasks.ts; the last entry comes next. */
  readonly agenda: number[];
  /** Whether the player on turn has earned another one [D-49]. */
  extraTurn: boolean;
  ending: number;
  winner: SeatId;
  /** What belongs to the expansions in play, by their ids. */
  readonly parts: ExpansionStates;
  emit: ((event: DuelEvent) => void) | null;
}

export function opponentOf(seat: SeatId): SeatId {
  return 1 - seat;
}

export function playerAt(s: State, seat: SeatId): Player {
  return s.players[seat];
}

/** An independent copy, silent; with another deal if one is given. */
export function clone(s: State, deal: Deal = s.deal): State {
  return {
    rules: s.rules,
    catalog: s.catalog,
    options: s.options,
    deal,
    players: [clonePlayer(s.players[0]), clonePlayer(s.players[1])],
    age: s.age,
    picks: s.picks,
    offer: s.offer,
    present: s.present,
    faceUp: s.faceUp,
    accessible: s.accessible,
    pawn: s.pawn,
    militaryTokens: s.militaryTokens,
    board: s.board,
    box: s.box.slice(),
    discard: s.discard.slice(),
    under: s.under.slice(),
    agenda: s.agenda.slice(),
    extraTurn: s.extraTurn,
    ending: s.ending,
    winner: s.winner,
    parts: s.rules.cloneParts === null ? s.parts : s.rules.cloneParts(s),
    emit: null,
  };
}

/** Writes every number of the state in a fixed order; lists carry their length. */
export function encode(s: State, out: number[]): number[] {
  const { decks, removed, wonders } = s.deal;
  out[0] = s.age;
  out[1] = s.picks;
  out[2] = s.offer;
  out[3] = s.present;
  out[4] = s.faceUp;
  out[5] = s.accessible;
  out[6] = s.pawn;
  out[7] = s.militaryTokens;
  out[8] = s.board;
  out[9] = s.extraTurn ? 1 : 0;
  out[10] = s.ending;
  out[11] = s.winner;
  let at = encodePlayer(s.players[0], out, 12);
  at = encodePlayer(s.players[1], out, at);
  at = writeNumbers(s.box, out, at);
  at = writeNumbers(s.discard, out, at);
  at = writeNumbers(s.under, out, at);
  at = writeNumbers(s.agenda, out, at);
  at = writeNumbers(wonders, out, at);
  for (let index = 0; index < decks.length; index++) at = writeNumbers(decks[index], out, at);
  for (let index = 0; index < removed.length; index++) at = writeNumbers(removed[index], out, at);
  out.length = at;
  for (const expansion of s.rules.expansions) expansion.encodePart?.(s, out);
  return out;
}

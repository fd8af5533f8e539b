import type { Payment } from '../paymentTypes.ts';
import type { MythologyName } from './words.ts';

/** A space of the Pantheon board. */
export interface SpaceView {
  /** 1 … 6. */
  readonly space: number;
  /** What is printed beside it for the first and for the second player. */
  readonly prices: readonly [number, number];
  readonly holds: 'nothing' | 'gate' | 'divinity';
  /** The back of a Divinity shows it. */
  readonly mythology: MythologyName | null;
  /** Null while it lies face down, for everybody who has not seen it. */
  readonly divinity: string | null;
  /** What activating it costs each seat now without Offering tokens; null if there is nothing to activate. */
  readonly payments: readonly [Payment, Payment] | null;
}

/** A Mythology deck. */
export interface MythologyDeckView {
  readonly mythology: MythologyName;
  readonly count: number;
  /** Its cards from the top, as far as the viewer knows where they lie. */
  readonly known: readonly (string | null)[];
}

export interface PantheonPlayerView {
  readonly mythologyTokens: readonly string[];
  readonly offeringTokens: readonly string[];
  readonly divinities: readonly string[];
  /** Coins on a Divinity, besides the treasury [P-19]. */
  readonly coinsApart: number;
}

export interface PantheonView {
  readonly isOpen: boolean;
  readonly spaces: readonly SpaceView[];
  readonly decks: readonly MythologyDeckView[];
  /** Tokens on cards of the structure. */
  readonly slotTokens: readonly { readonly slot: string; readonly token: string }[];
  readonly enkiTokens: readonly string[];
  /** The card with the Snake, and the space of the track with the Minerva pawn. */
  readonly snakeOn: string | null;
  readonly minerva: number | null;
  readonly players: readonly [PantheonPlayerView, PantheonPlayerView];
}

/** Divinities somebody looks at to choose one: how many is public, which ones only the seat sees. */
export interface SeenDivinities {
  /** Null for the tops of all decks. */
  readonly mythology: MythologyName | null;
  readonly count: number;
  readonly divinities: readonly string[] | null;
  /** Progress tokens drawn for Enki, if it is among them; null for everybody else. */
  readonly tokens: readonly string[] | null;
}

/** What a choice of Pantheon is about. */
export interface PantheonDecisionView {
  readonly seen: SeenDivinities | null;
}

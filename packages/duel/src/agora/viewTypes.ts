import type { SeatId } from '@pharos/core';
import type { SectionName } from './words.ts';

/** A Decree in a Chamber. */
export interface DecreeView {
  /** `d1` … `d6`, as moves name it. */
  readonly name: string;
  /** Null while it lies face down. */
  readonly decree: string | null;
}

export interface ChamberView {
  /** 1 … 6. */
  readonly chamber: number;
  readonly section: SectionName;
  readonly points: number;
  /** Cubes of the first and of the second player. */
  readonly cubes: readonly [number, number];
  readonly controller: SeatId | null;
  readonly decrees: readonly DecreeView[];
}

/** A Conspiracy a player holds. */
export interface ConspiracyView {
  /** Null for everybody but its owner until it is triggered. */
  readonly conspiracy: string | null;
  readonly state: 'unprepared' | 'prepared' | 'triggered';
  /** The back of the card under it. */
  readonly under: string | null;
}

export interface AgoraPlayerView {
  readonly supply: number;
  readonly senators: readonly string[];
  /** What the next Senator costs, and how many actions a Politician would give now. */
  readonly recruitPrice: number;
  readonly senateActions: number;
  /** The Decrees that work for this player. */
  readonly decrees: readonly string[];
  readonly conspiracies: readonly ConspiracyView[];
}

export interface AgoraView {
  readonly chambers: readonly ChamberView[];
  readonly players: readonly [AgoraPlayerView, AgoraPlayerView];
  /** Cards in the Conspiracy deck. */
  readonly deckCount: number;
  /** The Progress token out of use; null within if only its owner knows it. */
  readonly lockedToken: { readonly token: string | null } | null;
}

/** What a choice of Agora is about. */
export interface AgoraDecisionView {
  /** For Senate actions: where cubes may be placed, and how many actions are left. */
  readonly section: SectionName | null;
  readonly actionsLeft: number | null;
  /** Conspiracies drawn to choose from: how many is public, which ones only the seat sees. */
  readonly conspiracies: { readonly count: number; readonly drawn: readonly string[] | null } | null;
}

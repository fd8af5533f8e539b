import type { SeatId } from '@pharos/core';

/** A Chamber that comes under other control, of a seat or of nobody. */
export interface ControlPreview {
  /** 1 … 6. */
  readonly chamber: number;
  readonly before: SeatId | null;
  readonly after: SeatId | null;
}

/** A Decree that works for somebody else, because its Chamber changes hands or it is moved. */
export interface DecreePreview {
  readonly name: string;
  /** Null if it lies face down: then it is turned up, and what it brings nobody can say. */
  readonly decree: string | null;
  readonly before: SeatId | null;
  readonly after: SeatId | null;
}

export interface AgoraPreview {
  readonly control: readonly ControlPreview[];
  readonly decrees: readonly DecreePreview[];
}

export const CUBES_IN = ['cubes.1', 'cubes.2', 'cubes.3', 'cubes.4', 'cubes.5', 'cubes.6'] as const;

/** What a preview counts of a seat with Agora only: cubes in each Chamber, and so on. */
export type AgoraFactName =
  | (typeof CUBES_IN)[number]
  /** Cubes left to place, and Chambers under control. */
  | 'supply'
  | 'chambers'
  | 'senators'
  | 'conspiracies'
  /** What the next Senator would cost, and the actions a Politician would give. */
  | 'recruitPrice'
  | 'senateActions';

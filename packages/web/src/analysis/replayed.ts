import type { GameEvent } from '@pharos/core';
import type { AnyView, LogEntry } from '../table/store/link.ts';

/** What is needed of a game that was played, position by position; `Replay` is one. */
export interface Replayed {
  readonly length: number;
  readonly steps: readonly LogEntry<GameEvent>[];
  view(ply: number, viewer: number): AnyView;
  viewsFromOutside(): AnyView[];
  positionAfter(entry: number): number;
  movesTo(ply: number): readonly { readonly seat: number; readonly text: string }[];
}

import type { Label } from '@pharos/analysis';

/** A mean with its 95 % interval. */
export interface Mean {
  readonly mean: number;
  readonly margin: number;
}

/** How well a bot chose, and how much better than the one named before it; null for the first one. */
export interface BotAccuracy {
  readonly bot: string;
  readonly games: number;
  readonly accuracy: Mean;
  readonly loss: Mean;
  readonly step: Mean | null;
  /** How many of a hundred decisions have which label. */
  readonly labels: Readonly<Record<Label, number>>;
}

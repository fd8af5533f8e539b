import type { GameEvent } from '@pharos/core';
import type { Language } from '@pharos/protocol';
import type { Component, Snippet } from 'svelte';
import type { GameForm } from '../form/gameForm.ts';
import type { HelpProps } from '../help/helpProps.ts';
import type { MessageKey } from '../i18n/index.svelte.ts';
import type { AnalysisGame } from '../analysis/analysisGame.ts';
import type { WorkerStarter } from '../analysis/run/workerStarter.ts';
import type { LocalGame } from '../local/localGame.ts';
import type { AnyView } from '../table/store/link.ts';
import type { TableGame } from '../table/store/tableGame.ts';
import type { AnyTableStore } from '../table/store/tableStore.svelte.ts';

/** A part that is fetched when it is first needed. */
/** Who explains a first game. */
export type CoachProps = { onEnd: () => void };

type Loaded<Props extends Record<string, unknown> = Record<string, never>> = Promise<{ default: Component<Props> }>;

export interface TableProps extends Record<string, unknown> {
  /** Of this game; `storeOf` gives it its types. */
  store: AnyTableStore;
  readOnly?: boolean;
  /** Whose side is at the bottom, where the view alone does not say. */
  seat?: number | null;
  /** Stands where the action sheet is, as the controls of a replay do. */
  controls?: Snippet;
  /** Back to the final scores, once the game is over. */
  onScores?: () => void;
}

export interface EndProps extends Record<string, unknown> {
  store: AnyTableStore;
  /** What can be done next: a rematch, the replay and so on. */
  actions: Snippet;
  /** The talk at the table, where it has room beside the scores. */
  talk?: Snippet;
  /** Whether the points are counted up before the result is told; who comes back from the table has seen that. */
  isCountedUp: boolean;
  /** How the game went, where it can be analysed. */
  debrief?: Snippet;
}

/**
 * What a game is to the client. The form and the picture of the home page come with the page; everything else is fetched
 * when it is first needed.
 */
export interface ClientGame {
  readonly form: GameForm;
  /** The picture of its card on the home page, and how many play it how long. */
  readonly card: { readonly scene: string; readonly side: 'day' | 'night'; readonly facts?: MessageKey };
  /** Before anything of the game is shown: nothing of it can be named without words. With the options of a table, those it needs. */
  readonly words: (options?: unknown) => Promise<void>;
  readonly tableGame: () => Promise<TableGame<AnyView, GameEvent>>;
  readonly table: () => Loaded<TableProps>;
  /**
   * Begins to fetch whatever a table with these options shows, all at once: one part names the next only when it has come. What fails
   * is asked for again by whoever needs it.
   */
  readonly fetchAhead?: (options: unknown, language: Language) => readonly Promise<unknown>[];
  /** The final scores. */
  readonly end: () => Loaded<EndProps>;
  /** The rules, as the help tells them: all of them, or those of a table. */
  readonly help: () => Loaded<HelpProps>;
  /** Who explains a first game of this device, in the place of the action sheet. */
  readonly coach?: () => Loaded<CoachProps>;
  readonly local: LocalGame;
  /** Where finished games can be analysed: what shows an analysis, and where it is made. */
  readonly analysis?: { readonly load: () => Promise<AnalysisGame>; readonly startWorker: WorkerStarter };
  /** Names of what is counted in statistics. */
  readonly statistics: () => Promise<StatisticsWords>;
}

/** What statistics name, by the ids of the rules. */
export interface StatisticsWords {
  card(id: string): string;
  /** `side` is empty where there is only one. */
  wonder(id: string, side: string): string;
  category(id: string): string;
  ending(id: string): string;
}

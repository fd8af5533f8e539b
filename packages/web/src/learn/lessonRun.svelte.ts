import type { GameEvent } from '@pharos/core';
import type { Component } from 'svelte';
import type { TableProps } from '../games/clientGame.ts';
import { gameNamed, withWords } from '../games/knownGames.ts';
import { t } from '../i18n/index.svelte.ts';
import { seatName } from '../players/names.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { AnyView } from '../table/store/link.ts';
import type { TableGame } from '../table/store/tableGame.ts';
import { TableStore, type AnyTableStore } from '../table/store/tableStore.svelte.ts';
import { rememberDone } from './progress.svelte.ts';
import type { Course } from './course.ts';
import { LessonLink } from './lessonLink.ts';
import { LessonMatch, type Verdict } from './lessonMatch.ts';
import { syncProgress } from './syncProgress.ts';

/** A lesson that is shown: the table, how far the learner has come, and what the last move was worth. */
export class LessonRun {
  readonly store: AnyTableStore;
  readonly Table: Component<TableProps>;
  readonly course: Course;
  readonly index: number;
  /** `task` while there is something to do, `waits` while the others move. */
  state = $state<'task' | 'waits' | 'wrong' | 'done'>('task');
  step = $state(0);
  /** The name of what was wrong with the last move, if the lesson has a word for it. */
  mistake = $state<string | null>(null);
  /** What the last move brought about, in words. */
  happened = $state.raw<readonly string[]>([]);
  readonly #match: LessonMatch;
  readonly #link: LessonLink;
  readonly #game: TableGame<AnyView, GameEvent>;

  private constructor(
    { course, index }: { course: Course; index: number },
    match: LessonMatch,
    { game, Table }: { game: TableGame<AnyView, GameEvent>; Table: Component<TableProps> },
  ) {
    this.course = course;
    this.index = index;
    this.#match = match;
    this.#game = game;
    this.Table = Table;
    this.#link = new LessonLink(match, {
      name: settings.name === '' ? t('home.firstPlayer') : settings.name,
      onPlayed: (verdict, events) => this.#judged(verdict, events),
    });
    this.store = new TableStore(this.#link, async () => game);
  }

  static async open(course: Course, index: number): Promise<LessonRun> {
    const lesson = (await course.load()).find(({ id }) => id === course.lessons[index]);
    const known = lesson === undefined ? null : gameNamed(lesson.game);
    if (lesson === undefined || known === null) throw new Error(`no lesson ${index} of "${course.id}"`);
    const [rules, [game, { default: Table }]] = await Promise.all([
      known.local.rules(),
      withWords(known, () => Promise.all([known.tableGame(), known.table()]), lesson.options ?? {}),
    ]);
    return new LessonRun({ course, index }, new LessonMatch(rules, lesson), { game, Table });
  }

  /** A move that reaches the goal. */
  get shown(): string {
    return this.#match.shown;
  }

  /** Once more: what went wrong, or the whole lesson. */
  startAgain(isWhole: boolean): void {
    this.#link.startAgain(isWhole);
    this.step = this.#match.step;
    this.state = 'task';
    void this.store.resync();
  }

  #judged(verdict: Verdict, events: readonly GameEvent[]): void {
    if (verdict.isReached) {
      void this.#goOn();
      return;
    }
    const nameOf = (seat: number): string => {
      const { seats = [] } = this.store.info ?? {};
      return seats[seat] === undefined ? '' : seatName(seats[seat]);
    };
    this.happened = this.#game.eventTexts(events, nameOf, this.store.view);
    this.mistake = verdict.mistake;
    this.state = 'wrong';
  }

  async #goOn(): Promise<void> {
    this.state = 'waits';
    if (await this.#link.goOn()) {
      this.step = this.#match.step;
      this.state = 'task';
      return;
    }
    this.state = 'done';
    rememberDone(this.course, this.index);
    void syncProgress();
  }
}

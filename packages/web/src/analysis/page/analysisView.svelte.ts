import { betterOf, type Decision } from '@pharos/analysis';
import { saveMatch, type Save } from '@pharos/core';
import { setHash } from '../../app/router.svelte.ts';
import { AnalysisState } from '../analysisState.svelte.ts';
import type { Chances } from '../chart/chanceGeometry.ts';
import { ExploreState } from '../explore/exploreState.svelte.ts';
import { linesOfRecord } from '../explore/recordedVariations.ts';
import { readLine, writeLine } from '../explore/variation.ts';
import type { MoveMark } from '../marks/mark.ts';
import { chancesIn, mistakesOf, momentOf, momentsOf, type Moment } from '../moments.ts';
import { AnalysisWords } from '../words/analysisWords.ts';
import { debriefOf } from '../words/debrief.ts';
import type { AnalysisPageProps } from './analysisPageProps.ts';
import { PositionWords } from './positionWords.ts';

export const TABS = ['moments', 'all', 'explore', 'numbers'] as const;
export type Tab = (typeof TABS)[number];

/** `analysis-26`: the move that is looked at. `analysis-26/LINE`: what is tried from there. */
const PLACE = /^analysis-(\d+)(?:\/(.*))?$/;

/** What nothing is better than is no mistake; what hardly lost anything is neither. */
function playedKind(decision: Decision | null, isWorse: boolean): MoveMark['kind'] {
  if (decision === null || (isWorse && decision.label === 'good')) return 'plain';
  return isWorse ? 'played' : 'best';
}

/** What the page of an analysis shows: which position, and what is said of it. */
export class AnalysisView {
  at = $state(1);
  tab = $state<Tab>('moments');
  hindsight = $state(false);
  playsOn = $state(false);
  learns = $state(false);
  #picked = $state.raw<Moment | null>(null);
  readonly #told: AnalysisPageProps;
  readonly words: AnalysisWords;
  readonly where: PositionWords;
  readonly work: AnalysisState;
  readonly explore: ExploreState;
  /** The seat at the bottom; whose chances are told. */
  readonly bottom: number;
  /** The seats, from the bottom one on. */
  readonly order: readonly number[];

  constructor(told: AnalysisPageProps, place: string) {
    const { replay, game, startWorker, save, me, table } = told;
    this.#told = told;
    this.bottom = me ?? 0;
    this.order = Array.from({ length: replay.seatCount }, (_, seat) => (this.bottom + seat) % replay.seatCount);
    this.words = new AnalysisWords({ game, replay, me, nameOf: this.nameOf });
    this.where = new PositionWords({
      replay,
      game,
      order: this.order,
      nameOf: (seat) => this.words.nameOrYou(seat),
    });
    this.work = new AnalysisState(save, startWorker, table);
    this.explore = new ExploreState(replay, game, startWorker, this.nameOf);
    this.at = this.#clamp(Number(PLACE.exec(place)?.[1] ?? NaN));
  }

  readonly nameOf = (seat: number): string => this.#told.names[seat] ?? '';

  readonly analysed = $derived.by(() => this.work.analysed);
  readonly moments = $derived.by(() =>
    this.analysed === null ? [] : momentsOf(this.analysed, this.#told.replay, this.#told.me),
  );
  /** All decisions. */
  readonly all = $derived.by(
    () => this.analysed?.decisions.map((decision) => momentOf(decision, this.#told.replay)) ?? [],
  );
  readonly chances = $derived.by((): readonly Chances[] => {
    const { replay } = this.#told;
    return this.analysed === null
      ? Array.from({ length: replay.length + 1 }, () => null)
      : chancesIn(this.analysed, replay);
  });
  readonly shown = $derived.by((): Moment | null => {
    const { at, bottom } = this;
    if (this.#picked !== null && this.#picked.at === at) return this.#picked;
    const here = this.all.filter((moment) => moment.at === at);
    return (
      this.moments.find((moment) => moment.at === at && moment.seat === bottom) ??
      here.find(({ seat }) => seat === bottom) ??
      here.at(0) ??
      this.moments.find((moment) => moment.at === at) ??
      null
    );
  });
  readonly next = $derived.by(() => this.moments.find((moment) => moment.at > this.at) ?? null);
  readonly last = $derived.by(() => this.moments.findLast((moment) => moment.at < this.at) ?? null);

  /** Who sees the position that is shown. */
  readonly #viewer = $derived.by(
    () => this.shown?.decision?.seat ?? this.#told.replay.moveTo(this.at)?.seat ?? this.bottom,
  );
  /** Whose position is shown: where all choose at once, that of the moment. */
  readonly seatShown = $derived.by(() =>
    this.#told.replay.seatCount === 2 ? this.#viewer : (this.shown?.decision?.seat ?? this.bottom),
  );
  readonly #played = $derived.by(() => this.#told.replay.view(this.at - 1, this.seatShown));
  readonly position = $derived.by(() => (this.explores ? this.explore.view : null) ?? this.#played);
  readonly marks = $derived.by((): MoveMark[] => {
    if (this.explores) return this.explore.weighed.slice(0, 1).map(({ move }) => ({ kind: 'better', move }));
    const decision = this.shown?.decision ?? null;
    const moves = this.#told.replay.movesTo(this.at);
    const played = decision?.played.move ?? moves.find(({ seat }) => seat === this.#viewer)?.text;
    const better = decision === null ? null : betterOf(decision);
    return [
      ...(played === undefined ? [] : [{ kind: playedKind(decision, better !== null), move: played }]),
      ...(better === null ? [] : [{ kind: 'better' as const, move: better.move }]),
    ];
  });
  /** Those of the seat whose position is shown. */
  readonly momentsOfSeat = $derived.by(() => this.moments.filter(({ seat }) => seat === this.seatShown));
  readonly sentences = $derived.by(() => (this.analysed === null ? [] : debriefOf(this.analysed, this.words)));
  readonly account = $derived.by(() =>
    this.analysed?.isComplete === true ? this.analysed.accounts.find(({ seat }) => seat === this.bottom) : undefined,
  );
  readonly mistakes = $derived.by(() => {
    const { me } = this.#told;
    return this.analysed === null || me === null ? [] : mistakesOf(this.analysed, me);
  });
  /** The chance of whoever sits below, along what is tried; where several choose at once, nothing is said of it. */
  readonly tried = $derived.by(() => {
    const { from, line } = this.explore;
    if (!this.explores || this.#told.replay.seatCount !== 2 || line.length === 0) return null;
    const chances = line.flatMap(({ seat, chance }) =>
      chance === null ? [] : [seat === this.bottom ? chance : 1 - chance],
    );
    return { from, chances };
  });

  /** Whether one's own mistakes are asked. */
  get asks(): boolean {
    return this.learns && this.mistakes.length > 0;
  }

  get explores(): boolean {
    return this.tab === 'explore';
  }

  /** The game up to what is shown, to be played on. */
  get saveHere(): Save {
    return (this.explores ? this.explore.save : null) ?? saveMatch(this.#told.replay.matchAt(this.at - 1));
  }

  /** Begins to find out; with what the address says is tried. */
  start(place: string): void {
    void this.work.lookTwice(true);
    const { record, replay } = this.#told;
    if (record !== null) for (const { from, line } of linesOfRecord(record, replay)) this.explore.learn(from, line);
    void this.explore.restore();
    const line = PLACE.exec(place)?.[2];
    if (line !== undefined) this.startExploring(readLine(line));
  }

  stop(): void {
    this.work.leave();
    this.explore.stop();
  }

  /** Goes where the address says. */
  follow(place: string): void {
    const target = Number(PLACE.exec(place)?.[1] ?? NaN);
    if (Number.isFinite(target) && this.#clamp(target) !== this.at) this.go(target);
  }

  go(to: number): void {
    this.at = this.#clamp(to);
    this.#picked = null;
    if (this.explores) this.explore.begin(this.at - 1, [], this.#chooser);
    setHash(`analysis-${this.at}`);
  }

  /** Goes to another turn of the seat whose position is shown. */
  seekFor(to: number): void {
    const seat = this.seatShown;
    this.go(to);
    const own = this.all.find((moment) => moment.at === this.at && moment.seat === seat);
    if (own !== undefined) this.#picked = own;
  }

  show(moment: Moment): void {
    this.at = this.#clamp(moment.at);
    this.#picked = moment;
    setHash(`analysis-${this.at}`);
  }

  choose(tab: Tab): void {
    if (tab === 'explore') return this.startExploring();
    this.explore.stop();
    this.tab = tab;
  }

  startExploring(line: Parameters<ExploreState['begin']>[1] = []): void {
    this.tab = 'explore';
    this.learns = false;
    this.explore.begin(this.at - 1, line, this.#chooser);
  }

  /** The address says what is tried, so that it can be handed on; answers what follows the #. */
  nameLine(): string {
    const line = this.explores ? writeLine(this.explore.line) : '';
    const place = `analysis-${this.at}${line === '' ? '' : `/${line}`}`;
    setHash(place);
    return place;
  }

  /** The seat whose decision is looked at: others are tried out after it. */
  get #chooser(): number {
    return this.shown?.decision?.seat ?? this.bottom;
  }

  #clamp(to: number): number {
    const { length } = this.#told.replay;
    return Math.max(1, Math.min(length, Number.isFinite(to) ? Math.round(to) : length));
  }
}

import type { GameEvent, Match } from '@pharos/core';
import { accountsOf } from './accounts.ts';
import { chancesOver, resultOf } from './chancesOver.ts';
import { courseOf } from './course.ts';
import { dealsOf } from './deals.ts';
import { decide, type Depth } from './decide.ts';
import type { GameKnowledge } from './knowledge.ts';
import { ENGINE, type AnalysedGame, type Decision } from './result.ts';
import { roundsOf, type Round, type RoundChoice } from './rounds.ts';
import { STANDARD, type AnalysisSettings } from './settings.ts';
import { summaryOf } from './summary.ts';

/** How far an analysis is. */
export interface Progress {
  readonly done: number;
  /** Choices to look at; some turn out to be none. */
  readonly all: number;
  /** What was found last; null if there was nothing to decide. */
  readonly decision: Decision | null;
}

export interface AnalysisHooks {
  readonly onProgress?: (progress: Progress) => void;
  /** Asked before each decision: a stopped analysis answers with what it has. */
  readonly signal?: { readonly aborted: boolean };
  /** Awaited after each decision, so that whoever waits for this thread has a turn. */
  readonly pause?: () => Promise<void>;
  /** Decisions of an analysis with the same settings that was stopped: they are not made again. */
  readonly known?: readonly Decision[];
}

/** Analyses a match decision by decision. */
export async function analyse<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
  known: GameKnowledge<Options, State, View, Event>,
  settings: AnalysisSettings = STANDARD,
  { onProgress, signal, pause, known: earlier = [] }: AnalysisHooks = {},
): Promise<AnalysedGame> {
  const work = new Analysis(match, known, settings);
  const decisions: Decision[] = [];
  const byPly = new Map(earlier.map((decision) => [decision.ply, decision]));
  const lastKnown = Math.max(-1, ...byPly.keys());
  for (const [done, { round, choice }] of work.choices.entries()) {
    if (signal?.aborted === true) return work.conclude(decisions, false);
    const decision = choice.ply <= lastKnown ? (byPly.get(choice.ply) ?? null) : work.decide(round, choice);
    if (decision !== null) decisions.push(decision);
    onProgress?.({ done: done + 1, all: work.choices.length, decision });
    await pause?.();
  }
  return work.conclude(decisions, true);
}

/** Rounds in which something can come of a decision. */
const LOOKED_AT_LATER = 8;

/** A choice of the log with the round it belongs to. */
export interface ChoiceInRound<State, Event extends GameEvent> {
  readonly round: Round<State, Event>;
  readonly choice: RoundChoice;
}

/** The parts of an analysis, for those who share out its decisions. Each can be decided by itself, in any order, on any machine. */
export class Analysis<Options, State, View, Event extends GameEvent> {
  readonly choices: readonly ChoiceInRound<State, Event>[];
  readonly #match: Match<Options, State, View, Event>;
  readonly #known: GameKnowledge<Options, State, View, Event>;
  readonly #settings: AnalysisSettings;
  readonly #rounds: readonly Round<State, Event>[];

  constructor(
    match: Match<Options, State, View, Event>,
    known: GameKnowledge<Options, State, View, Event>,
    settings: AnalysisSettings,
  ) {
    this.#match = match;
    this.#known = known;
    this.#settings = settings;
    this.#rounds = roundsOf(known.game, courseOf(match));
    this.choices = this.#rounds.flatMap((round) =>
      round.choices.toSorted((one, other) => one.ply - other.ply).map((choice) => ({ round, choice })),
    );
  }

  decide(round: Round<State, Event>, choice: RoundChoice): Decision | null {
    const later = this.#rounds.filter(({ from }) => from > round.from).slice(0, LOOKED_AT_LATER);
    return decide(this.#known, [round, ...later], choice, this.#depth());
  }

  /** Puts decisions, in the order of their choices, together to a whole. */
  conclude(decisions: readonly Decision[], isComplete: boolean): AnalysedGame {
    const { game, searched, endingByPoints } = this.#known;
    const last = this.#rounds[this.#rounds.length - 1];
    const { seats, partners } = searched.table(last.position);
    const outcome = this.#match.outcome();
    const course = chancesOver(this.#known, this.#rounds, decisions, partners);
    if (isComplete && outcome !== null)
      course.push({
        ply: this.#match.version,
        when: this.#known.when(last.position),
        chances: resultOf(outcome, seats, partners),
      });
    const deals = dealsOf(this.#known, this.#rounds, course, decisions, partners);
    return {
      engine: ENGINE,
      game: game.id,
      settings: this.#settings,
      seats,
      partners,
      isComplete,
      course,
      decisions,
      deals,
      accounts: accountsOf(course, decisions, partners, seats),
      summary:
        isComplete && outcome !== null ? summaryOf(course, decisions, deals, outcome, partners, endingByPoints) : null,
      outcome,
    };
  }

  #depth(): Depth<Options> {
    const { iterations, seed, hindsight } = this.#settings;
    const { options } = this.#match;
    return { options, iterations: iterations ?? this.#known.iterations(options), seed, hindsight };
  }
}

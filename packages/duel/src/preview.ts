import { fastRng, type Move, type Outcome, type Preview, type SeatId } from '@pharos/core';
import { apply } from './agenda.ts';
import type { DuelEvent } from './events.ts';
import type { ExpansionPreviews } from './expansionTypes.ts';
import { expansionPreviews } from './expansionViews.ts';
import { factsOf, type DuelChange, type DuelFact } from './facts.ts';
import { foresee } from './foresee.ts';
import {
  extraTurnIn,
  nextChoices,
  nextTurnIn,
  pairsIn,
  supremacyIn,
  uncoveredIn,
  type NextChoice,
  type PairPreview,
  type SupremacyPreview,
  type UncoveredView,
} from './prospects.ts';
import { redact } from './redact.ts';
import { resample } from './resample.ts';
import { outcome } from './scoring.ts';
import { clone, type State } from './state.ts';

/** What a seat would see if it made a move now. What depends on something it cannot know is not told. */
export interface DuelPreview extends Preview<DuelEvent>, ExpansionPreviews {
  /**
   * What would happen, in order. What would be turned up is left out, what would be drawn is counted. It ends where something
   * that would be turned up decides how it goes on.
   */
  readonly events: readonly DuelEvent[];
  readonly changes: readonly DuelChange[];
  readonly outcome: Outcome | null;
  /** Cards that become accessible, in this Age. */
  readonly uncovers: readonly UncoveredView[];
  /** Who has the next turn, and so may take what is uncovered. Null if that is still to be settled, or the game is over. */
  readonly nextTurn: SeatId | null;
  /** Whether the move earns another turn, or one is lost with the end of the Age [D-49]. */
  readonly extraTurn: 'gained' | 'lost' | null;
  /** Pairs of science symbols that are completed. */
  readonly pairs: readonly PairPreview[];
  /** The victory at once that the move brings. */
  readonly supremacy: SupremacyPreview | null;
  /** What is to be decided next: the first is certain, further ones wait beneath it, if it leaves them something to decide. */
  readonly next: readonly NextChoice[];
}

/** What came of a move in one of the positions that look the same to the seat. */
interface Trial {
  readonly after: State;
  readonly events: readonly DuelEvent[];
}

/**
 * Carries a move out in a position drawn afresh for the seat, so that no secret has a say in it. If an expansion names other
 * positions that could be the true one, all are tried, and what they have in common is told.
 */
export function preview(s: State, seat: SeatId, move: Move): DuelPreview {
  const before = resample(s, seat, fastRng(0));
  const trials: Trial[] = [];
  const attempt = (world: State): State => {
    const trial = carryOut(world, seat, move);
    trials.push(trial);
    return trial.after;
  };
  const tryAll = s.rules.expansions.reduce<(world: State) => State>(
    (inner, expansion) => (world) => expansion.tryWorlds?.(world, inner) ?? inner(world),
    attempt,
  );
  tryAll(before);
  const events = commonStart(trials.map((trial) => trial.events));
  const [{ after }] = trials;
  return {
    events,
    changes: commonChanges(
      factsOf(before),
      trials.map((trial) => factsOf(trial.after)),
    ),
    outcome: agreed(trials, null, (trial) => outcome(trial.after)),
    uncovers: agreed(trials, [], (trial) => uncoveredIn(before, trial.after)),
    nextTurn: agreed(trials, null, (trial) => nextTurnIn(trial.after)),
    extraTurn: agreed(trials, null, (trial) => extraTurnIn(trial.after, trial.events)),
    pairs: pairsIn(before, events),
    supremacy: agreed(trials, null, (trial) => supremacyIn(trial.after)),
    next: agreed(trials, [], (trial) => nextChoices(trial.after)),
    ...expansionPreviews(before, after),
  };
}

function carryOut(world: State, seat: SeatId, move: Move): Trial {
  const after = clone(world);
  const events: DuelEvent[] = [];
  after.emit = (event) => {
    const { expansions } = world.rules;
    const told = foresee(redact(event, seat, expansions), expansions);
    if (told !== null) events.push(told);
  };
  apply(after, seat, move);
  after.emit = null;
  return { after, events };
}

/** What a question is answered with, if all trials agree. */
function agreed<Answer>(trials: readonly Trial[], otherwise: Answer, ask: (trial: Trial) => Answer): Answer {
  const [first, ...others] = trials.map(ask);
  if (others.length === 0) return first;
  const said = JSON.stringify(first);
  return others.every((other) => JSON.stringify(other) === said) ? first : otherwise;
}

/** The events that all lists begin with. */
function commonStart(lists: readonly (readonly DuelEvent[])[]): readonly DuelEvent[] {
  const [first, ...others] = lists;
  if (others.length === 0) return first;
  const end = first.findIndex((event, index) => {
    const said = JSON.stringify(event);
    return others.some((list) => JSON.stringify(list[index]) !== said);
  });
  return end < 0 ? first : first.slice(0, end);
}

/** The facts that change, in all trials alike. */
function commonChanges(before: readonly DuelFact[], after: readonly (readonly DuelFact[])[]): DuelChange[] {
  const [first, ...others] = after;
  return before.flatMap(({ seat, what, count }, index) => {
    const changed = first[index].count;
    if (changed === count || others.some((facts) => facts[index].count !== changed)) return [];
    return [{ seat, what, before: count, after: changed }];
  });
}

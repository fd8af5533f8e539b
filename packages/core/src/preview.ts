import type { Change, Game, GameEvent, Move, Preview } from './game.ts';
import { fastRng } from './rng.ts';
import type { SeatId } from './seats.ts';

/** A count to compare before and after. */
export interface Fact {
  readonly seat: SeatId | null;
  readonly what: string;
  readonly count: number;
}

/** The facts that differ. Both lists name the same facts in the same order. */
export function changesBetween(before: readonly Fact[], after: readonly Fact[]): Change[] {
  return before.flatMap(({ seat, what, count }, index) =>
    after[index].count === count ? [] : [{ seat, what, before: count, after: after[index].count }],
  );
}

/** How a game tells of a preview. */
export interface PreviewRules<State, Event extends GameEvent> {
  /** The counts a seat can see, always the same ones in the same order. */
  readonly facts: (s: State, seat: SeatId) => readonly Fact[];
  /** An event without what the seat cannot know beforehand; null where even that it happens is not known. */
  readonly foresee: (event: Event) => Event | null;
}

/**
 * Carries a move out in a position drawn afresh for the seat, so that nothing the seat does not know can have a say in the
 * answer: two positions that look the same to it give the same preview.
 */
export function previewByPlaying<Options, State, View, Event extends GameEvent>(
  game: Pick<Game<Options, State, View, Event>, 'resample' | 'listen' | 'apply' | 'redact' | 'outcome'>,
  rules: PreviewRules<State, Event>,
  s: State,
  seat: SeatId,
  move: Move,
): Preview<Event> {
  const imagined = game.resample(s, seat, fastRng(0));
  const before = rules.facts(imagined, seat);
  const events: Event[] = [];
  game.listen(imagined, (event) => {
    const seen = game.redact(event, seat);
    const told = seen === null ? null : rules.foresee(seen);
    if (told !== null) events.push(told);
  });
  game.apply(imagined, seat, move);
  return { events, changes: changesBetween(before, rules.facts(imagined, seat)), outcome: game.outcome(imagined) };
}

import { movesOf, type Move, type Outcome, type SeatId } from '@pharos/core';
import { duel, type ChoiceView, type DuelPreview, type FactName, type State } from '@pharos/duel';
import type { ExpectedMove } from '../knowledge.ts';
import type { WeighedAgainst } from '../reasons.ts';

/** A choice as a record, with what it would bring. */
export interface Told {
  readonly choice: ChoiceView;
  readonly preview: DuelPreview;
  /** Resources that whoever makes it has from then on, and prices that fall for them. */
  readonly supply: () => WeighedAgainst[];
}

export function toldOf(s: State, seat: SeatId, move: Move): Told | null {
  const text = duel.formatMove(s, move);
  const choice = duel.view(s, seat).decision?.choices?.find((one) => one.move === text);
  return choice === undefined
    ? null
    : { choice, preview: duel.preview(s, seat, move), supply: () => supplyFacts(s, seat, move) };
}

function supplyFacts(s: State, seat: SeatId, move: Move): WeighedAgainst[] {
  const world = duel.clone(s);
  duel.apply(world, seat, move);
  const [before, after] = [s, world].map((one) => duel.view(one, seat).players[seat]);
  const made = Object.entries(after.production).flatMap(([what, count]): WeighedAgainst[] => {
    const n = count - before.production[what];
    return n > 0 ? [{ kind: 'letResource', n, what, weight: 2 + n }] : [];
  });
  const kinds = (['raw', 'manufactured'] as const).flatMap((what): WeighedAgainst[] => {
    const n = after.choices[what] - before.choices[what];
    return n > 0 ? [{ kind: 'letAnyResource', n, what, weight: 4 }] : [];
  });
  const cheaper = Object.entries(after.prices).flatMap(([what, price]): WeighedAgainst[] => {
    const n = before.prices[what] - price;
    return n > 0 ? [{ kind: 'letCheaper', n, what, weight: 1.5 + n / 2 }] : [];
  });
  return [...made, ...kinds, ...cheaper];
}

/** The first choice of the opponent that the search expects after a move; null where that is not known. */
export function answerTo(s: State, seat: SeatId, expected: ExpectedMove): Told | null {
  return (
    stepsOf(s, seat, expected)
      .find(({ by }) => by !== seat)
      ?.told() ?? null
  );
}

/** The ending by which the opponent wins in its next turn, all choices of it taken together; null if it does not. */
export function answerWins(s: State, seat: SeatId, expected: ExpectedMove): string | null {
  const steps = stepsOf(s, seat, expected);
  const first = steps.findIndex(({ by }) => by !== seat);
  const end = steps.findIndex(({ by }, index) => index > first && by === seat);
  const outcome = first < 0 ? null : (steps.slice(0, end < 0 ? undefined : end).at(-1)?.outcome ?? null);
  return outcome !== null && outcome.ranking[0].join() === String(1 - seat) ? outcome.ending : null;
}

/** The choices of the seat that the search expects after a move. */
export function ownChoices(s: State, seat: SeatId, expected: ExpectedMove): ChoiceView[] {
  return stepsOf(s, seat, expected).flatMap(({ by, told }) => (by === seat ? (told()?.choice ?? []) : []));
}

interface ExpectedStep {
  readonly by: SeatId;
  readonly told: () => Told | null;
  /** The result, if the game is over with it. */
  readonly outcome: Outcome | null;
}

/** The expected steps as far as they are legal in the guess they are looked at in. */
function stepsOf(s: State, seat: SeatId, { move, line }: ExpectedMove): ExpectedStep[] {
  const world = duel.clone(s);
  duel.apply(world, seat, move);
  const steps: ExpectedStep[] = [];
  for (const step of line) {
    if (!movesOf(duel, world, step.seat).includes(step.move)) break;
    const before = duel.clone(world);
    duel.apply(world, step.seat, step.move);
    const outcome = duel.outcome(world);
    steps.push({ by: step.seat, told: () => toldOf(before, step.seat, step.move), outcome });
  }
  return steps;
}

/** By how much a count of a seat, or of the table, grows. */
export function growth({ changes }: DuelPreview, seat: SeatId | null, what: FactName): number {
  const change = changes.find((one) => one.seat === seat && one.what === what);
  return change === undefined ? 0 : change.after - change.before;
}

export function countAfter({ changes }: DuelPreview, seat: SeatId, what: FactName): number {
  return changes.find((one) => one.seat === seat && one.what === what)?.after ?? 0;
}

/** The slot of the structure that a choice takes a card from. */
export function slotOf(choice: ChoiceView): string | null {
  return 'slot' in choice ? choice.slot : null;
}

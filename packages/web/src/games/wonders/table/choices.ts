import type { ChoiceView, PaymentView, WondersView } from '@pharos/wonders';

/** Whether the hand can be played from: in a turn of all, for the Free City, or the last card of an Age. */
export function playsHand({ decision }: WondersView): boolean {
  if (!decision?.choices || decision.naval !== undefined) return false;
  return decision.kind === 'turn' || decision.kind === 'freeCity' || decision.kind === 'seventhCard';
}

/** Whether something has to be picked that is not in the hand. */
export function picksPiece(view: WondersView): boolean {
  return (view.decision?.choices ?? null) !== null && !playsHand(view);
}

/** The ways to pay that can be chosen now. */
export const movable = (options: readonly PaymentView[]): readonly PaymentView[] =>
  options.filter(({ move }) => move !== null);

/** The city the hand is played for. */
export const actingCity = (view: WondersView, me: number): number =>
  view.decision?.kind === 'freeCity' && view.decision.choices ? (view.decision.city ?? me) : me;

/**
 * What I am asked, so that a new question is told from the same one asked again: others' choices change nothing in it,
 * but of several free moves each is a question of its own.
 */
export function questionOf({ age, turn, decision, staged, armada, viewer }: WondersView): string {
  const harbour = viewer === null ? undefined : armada?.harbours[viewer];
  const sea = [decision?.naval, harbour?.freeMove?.count, harbour?.freeMove?.fleets, harbour?.exploring?.islands];
  return [age, turn, decision?.kind, staged?.move, ...sea].join('.');
}

/** The choice that a move stands for. */
export const choiceOfMove = (view: WondersView, move: string | null): ChoiceView | undefined =>
  view.decision?.choices?.find((choice) => choice.move === move);

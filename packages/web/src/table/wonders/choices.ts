import type { PaymentView, WondersView } from '@pharos/wonders';

/** Whether the hand can be played from: in a turn of all, for the Free City, or the seventh card. */
export function playsHand(view: WondersView): boolean {
  const kind = view.decision?.kind;
  return (
    (view.decision?.choices ?? null) !== null && (kind === 'turn' || kind === 'freeCity' || kind === 'seventhCard')
  );
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

/** What I have chosen for this turn, in its parts. */
export interface Staged {
  readonly action: 'build' | 'stage' | 'discard' | 'side';
  readonly subject: string;
  readonly move: string;
}

export function stagedOf({ staged }: WondersView): Staged | null {
  if (staged === null) return null;
  const words = staged.replace(/^free-city /, '').split(' ');
  const action = words[0] as Staged['action'];
  return { action, subject: action === 'stage' ? words[2] : words[1], move: staged };
}

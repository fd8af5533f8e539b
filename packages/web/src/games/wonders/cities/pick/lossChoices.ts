import type { WondersView } from '@pharos/wonders';

/** A way to settle a loss: so many coins paid, so many debt tokens taken. */
export interface LossChoice {
  readonly id: string;
  readonly move: string;
  readonly pays: number;
  readonly debt: number;
}

/** The ways to settle my loss, the least debt first. */
export const lossChoices = ({ decision }: WondersView): LossChoice[] =>
  decision?.black === undefined
    ? []
    : (decision.choices ?? [])
        .map(({ move, pays = 0, debt = 0 }) => ({ id: String(debt), move, pays, debt }))
        .toSorted((one, other) => one.debt - other.debt);

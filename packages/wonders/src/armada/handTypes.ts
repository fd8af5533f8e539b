import type { ActionView } from '../actionTypes.ts';
import type { Obstacle } from '../choice.ts';
import type { CostView } from '../cost.ts';

/** What Armada adds to a card of the hand. */
export interface ArmadaHandCard {
  /** The same together with a ship. */
  readonly naval: NavalCardView;
}

/** All that a card can do with ships and with stages. */
export function navalActions({ naval }: Partial<ArmadaHandCard>): readonly ActionView[] {
  if (naval === undefined) return [];
  const stages = naval.stages.flatMap((stage) => [stage.plain, ...stage.naval]);
  return naval.build === null ? stages : [naval.build, ...stages];
}

/** What a card can do together with a ship. */
export interface NavalCardView {
  /** Null if the colour of the card moves no ship, or its ship is on the last space. */
  readonly build: NavalActionView | null;
  /** Which of the two; left out where a ship can go along. */
  readonly buildObstacle?: Obstacle;
  /** The stages that can be built now, as printed from 1; alone, and with each ship that can go along. */
  readonly stages: readonly {
    readonly stage: number;
    readonly plain: ActionView;
    readonly naval: readonly NavalActionView[];
    /** Why no ship can; left out where one can. */
    readonly navalObstacle?: Obstacle;
  }[];
  /** The text to discard it for a move of the yellow ship. */
  readonly discard: string | null;
  readonly discardObstacle?: Obstacle;
}

export interface NavalActionView extends ActionView {
  readonly fleet: string;
  /** The price of the step, as printed. */
  readonly price: CostView;
}

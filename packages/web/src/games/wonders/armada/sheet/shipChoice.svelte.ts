import type { ActionView, ChoiceView, HandCardView } from '@pharos/wonders';
import type { Along, CardChoice, Use } from '../../table/cardChoice.ts';
import { actionOfSheet, opensStage, shipMeant, shipsFor, stageMeant, type ShipAndStage } from './shipAndStage.ts';

const ALONG: Along = {
  label: 'sea.act.buildAndSail',
  shortLabel: 'sea.act.sailShort',
  aloneToPay: 'sea.act.stepOnly',
  sum: 'sea.act.together',
};

/** The ship that goes along with the card that is taken up, and the stage that is built with it. */
export class ShipChoice implements CardChoice, ShipAndStage {
  sails = $state(false);
  fleet = $state<string | null>(null);
  stage = $state<number | null>(null);

  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Another ship or stage has another price. */
  set({ sails = this.sails, fleet = this.fleet, stage = this.stage }: Partial<ShipAndStage>): void {
    this.sails = sails;
    this.fleet = fleet;
    this.stage = stage;
    this.#onChange();
  }

  clear(): void {
    this.set({ sails: false, fleet: null, stage: null });
  }

  take({ fleet, stage }: ChoiceView): void {
    this.set({ sails: fleet !== undefined, fleet: fleet ?? null, stage: stage ?? null });
  }

  actionFor(card: HandCardView, use: Use): ActionView | null {
    return card.naval === undefined ? null : actionOfSheet(card, use, this);
  }

  alongWith(card: HandCardView, use: Use): Along | null {
    return shipMeant(card, use, this) === null ? null : ALONG;
  }

  stageFor(card: HandCardView): number | null {
    return stageMeant(card, this)?.stage ?? null;
  }

  hasStages({ naval }: HandCardView): boolean {
    return (naval?.stages.length ?? 0) > 1;
  }

  opensStage(card: HandCardView): boolean {
    return opensStage(card);
  }

  /** A ship along or not, the next fleet, the next stage, or a sale for the yellow ship. */
  press(key: string, card: HandCardView, use: Use, act: (move: string) => void): void {
    const ships = shipsFor(card, use, this).map(({ fleet }) => fleet);
    const stages = card.naval?.stages.map(({ stage }) => stage) ?? [];
    if (key === 'n' && ships.length > 0) this.set({ sails: !this.sails });
    else if (key === 'f' && this.sails) this.set({ fleet: after(ships, shipMeant(card, use, this)?.fleet) });
    else if (key === 's' && use === 'stage') this.set({ stage: after(stages, stageMeant(card, this)?.stage) });
    else if (key === 'y' && card.naval?.discard) act(card.naval.discard);
  }
}

/** The one of this table. */
export function shipChoiceIn(choices: readonly CardChoice[]): ShipChoice {
  const found = choices.find((choice) => choice instanceof ShipChoice);
  if (found === undefined) throw new Error('no ships can be chosen here');
  return found;
}

/** The one that follows in a ring. */
function after<Item>(items: readonly Item[], item: Item | undefined): Item | null {
  return items[(items.findIndex((one) => one === item) + 1) % items.length] ?? null;
}

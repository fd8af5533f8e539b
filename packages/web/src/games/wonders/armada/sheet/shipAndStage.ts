import type { ActionView, HandCardView, NavalActionView } from '@pharos/wonders';
import { movable } from '../../piece/price.ts';
import type { Use } from '../../table/cardChoice.ts';

/** What is chosen besides the card: a ship that goes along, of which fleet, and which stage is built. */
export interface ShipAndStage {
  readonly sails: boolean;
  /** Where ships of several fleets may go along [AR-157]; null for the first. */
  readonly fleet: string | null;
  /** As printed from 1, where any stage may be built [AR-180]; null for the first that can be paid. */
  readonly stage: number | null;
}

type StageOffer = NonNullable<HandCardView['naval']>['stages'][number];

/** The stage that is meant; undefined without Armada, which alone leaves a choice, and once all are built. */
export function stageMeant({ naval }: HandCardView, { stage }: ShipAndStage): StageOffer | undefined {
  const stages = naval?.stages ?? [];
  return (
    stages.find((offer) => offer.stage === stage) ??
    stages.find(({ plain }) => movable(plain.options).length > 0) ??
    stages[0]
  );
}

/** The ships that can go along, each with the price of both together. */
export function shipsFor(card: HandCardView, use: Use, chosen: ShipAndStage): readonly NavalActionView[] {
  if (use === 'stage') return stageMeant(card, chosen)?.naval ?? [];
  return card.naval?.build ? [card.naval.build] : [];
}

/** The ship that is meant to go along; null for none. */
export function shipMeant(card: HandCardView, use: Use, chosen: ShipAndStage): NavalActionView | null {
  if (!chosen.sails) return null;
  const ships = shipsFor(card, use, chosen);
  return ships.find(({ fleet }) => fleet === chosen.fleet) ?? ships[0] ?? null;
}

/** What the main button of the sheet does, and for how much. */
export function actionOfSheet(card: HandCardView, use: Use, chosen: ShipAndStage): ActionView {
  return (
    shipMeant(card, use, chosen) ?? (use === 'stage' ? (stageMeant(card, chosen)?.plain ?? card.stage) : card.build)
  );
}

/** Whether any stage can be built with the card, with a ship or without. */
export function opensStage(card: HandCardView): boolean {
  const stages = card.naval?.stages ?? [{ plain: card.stage, naval: [] }];
  return stages.some(({ plain, naval }) => [plain, ...naval].some(({ options }) => movable(options).length > 0));
}

import type { Move } from '@pharos/core';
import { isFree } from '../building.ts';
import type { Card } from '../catalog.ts';
import type { DiscountView } from '../choice.ts';
import { hasName } from '../city.ts';
import { RESOURCES } from '../content/types.ts';
import { sumOf, type Cost } from '../cost.ts';
import { BUILD, BUILD_FREE, moveKind, moveLeft, moveRight, moveSubject } from '../moves.ts';
import { payerOf, type Payer } from '../payer.ts';
import {
  ANY_BUDGET,
  freeBuilds,
  freeTerms,
  giftFor,
  isPaidBy,
  paymentOf,
  sparedStage,
  termsWith,
  wayPayment,
  type Bill,
} from '../payment.ts';
import type { Payment, Terms } from '../paymentTypes.ts';
import type { Way } from '../specialPriceTypes.ts';
import { openStages, stageCost } from '../stages.ts';
import { NONE, sideOf, type State } from '../state.ts';
import type { FarPurchaseView } from './choiceTypes.ts';
import { navalPowerIn } from './discounts.ts';
import { fleetsWithStage, hasFreeShips, nextStep, stageStep } from './handMoves.ts';
import { lackingAtSea } from './lacking.ts';
import { moveFleet, moveLeft2, moveRight2, moveStage } from './moves.ts';
import { CHEAPER_STEPS, FREE_STAGE_SHIPS } from './naval.ts';
import { findPlans, NOTHING, restOf, type Plan } from './prices.ts';
import { armadaOf, type ArmadaState } from './state.ts';

/** The ways to pay for one stage, alone and with each ship that can go along. */
export interface StageTerms {
  /** Where it is printed, from 0. */
  readonly printed: number;
  readonly plain: Terms;
  readonly ships: readonly { readonly fleet: number; readonly isFree: boolean; readonly terms: Terms }[];
}

/** What a city can build at sea, and at which price. */
export class TermsAtSea {
  readonly #s: State;
  readonly #armada: ArmadaState;
  readonly #seat: number;
  readonly #payer: Payer;

  constructor(s: State, seat: number) {
    this.#s = s;
    this.#armada = armadaOf(s);
    this.#seat = seat;
    this.#payer = payerOf(s, seat);
  }

  /** A card, with the ship of a fleet or with none. */
  build(card: Card, fleet: number): Terms {
    const city = this.#s.cities[this.#seat];
    if (hasName(city, card.name)) return { obstacle: 'alreadyBuilt', payments: [] };
    const step = fleet === NONE ? null : nextStep(this.#armada, this.#seat, fleet);
    const gift = giftFor(this.#payer, card);
    if (gift !== null && step === null) return freeTerms(gift);
    const cost = gift === null ? card.cost : NOTHING;
    const payments = this.#payments(cost, step, gift?.discounts ?? [], card);
    const costsNothing = payments.some(({ total }) => total === 0);
    if (gift === null && !card.cost.isFree && !costsNothing) {
      for (const power of freeBuilds(this.#payer, card)) {
        if (step === null) payments.push(power);
        else if (power.isPower) {
          const freed = this.#payments(NOTHING, step, power.discounts ?? [], card);
          payments.push(...freed.map((payment) => ({ ...payment, isPower: true })));
        }
      }
    }
    return this.#terms(payments, cost, step);
  }

  /** The stages that can be built now [AR-30, AR-157, AR-180]. */
  stages(): StageTerms[] {
    const city = this.#s.cities[this.#seat];
    const { stages, order } = sideOf(this.#s, city);
    const isFree = hasFreeShips(this.#armada, this.#seat);
    const gift = isFree ? navalPowerIn(this.#payer.pieces, FREE_STAGE_SHIPS, { kind: 'freeShip' }) : [];
    return openStages(this.#s, city).map((printed) => {
      const stage = stages[order.indexOf(printed)];
      const cost = stageCost(city, stage);
      const spared = sparedStage(this.#payer, stage);
      const terms = (step: Cost | null, discounts: readonly DiscountView[]): Terms =>
        this.#terms(this.#payments(cost, step, [...spared, ...discounts], null), cost, step);
      const ships = fleetsWithStage(this.#armada, this.#seat).map((fleet) => ({
        fleet,
        isFree,
        terms: terms(stageStep(this.#s, this.#armada, this.#seat, fleet), gift),
      }));
      return { printed, plain: terms(null, []), ships };
    });
  }

  #terms(payments: readonly Payment[], cost: Cost, step: Cost | null): Terms {
    return termsWith(payments, () => lackingAtSea(this.#s, this.#armada, this.#seat, cost, step));
  }

  #payments(cost: Cost, step: Cost | null, discounts: readonly DiscountView[], card: Card | null): Payment[] {
    const total = step === null ? cost : sumOf(cost, step);
    const asksForUnits = total.units.some((units) => units > 0);
    return findPlans(this.#s, this.#armada, this.#seat, cost, step, ANY_BUDGET, card).map((plan) => {
      const { left, right, way } = plan;
      const rest = restOf(plan);
      if (way !== null) {
        const beyond = beyondOf(plan);
        return wayPayment(this.#payer, { card, cost, total }, way, beyond, discounts.concat(this.#spared(total, plan)));
      }
      return paymentOf(this.#payer, {
        rest,
        asksForUnits,
        left,
        right,
        beyond: beyondOf(plan),
        discounts: discounts.concat(this.#spared(total, plan)),
      });
    });
  }

  /** [AR-163] The resource of the step that this way to pay leaves out. */
  #spared({ units }: Cost, plan: Plan): readonly DiscountView[] {
    const far = [...plan.western, ...plan.eastern];
    const rest = restOf(plan);
    const at = units.findIndex((count, resource) => {
      return count > rest.units[resource] + far.filter((unit) => unit === resource).length;
    });
    if (at < 0) return [];
    return navalPowerIn(this.#payer.pieces, CHEAPER_STEPS, { kind: 'cheaperStep', resource: RESOURCES[at] });
  }
}

/** What a move pays that builds a stage, as printed from 0, or a card. */
export function paymentAtSea(s: State, city: number, printed: number | null, move: Move): Payment | null {
  const isPower = moveKind(move) === BUILD_FREE;
  const paid = termsOf(s, city, printed, move)?.payments.find(
    (payment) =>
      payment.isPower === isPower &&
      isPaidBy(payment, move) &&
      (payment.beyond?.left2 ?? 0) === moveLeft2(move) &&
      (payment.beyond?.right2 ?? 0) === moveRight2(move),
  );
  return paid ?? null;
}

function termsOf(s: State, city: number, printed: number | null, move: Move): Terms | undefined {
  const terms = new TermsAtSea(s, city);
  const fleet = moveFleet(move);
  if (printed === null) return terms.build(s.catalog.cards[moveSubject(move)], fleet);
  const stage = terms.stages().find((one) => one.printed === printed);
  return fleet < 0 ? stage?.plain : stage?.ships.find((ship) => ship.fleet === fleet)?.terms;
}

function beyondOf(plan: Plan): Bill['beyond'] {
  const { left2, right2 } = plan;
  return left2 + right2 === 0 ? null : { coins: left2 + right2, what: { left2, right2, far: farPurchases(plan) } };
}

/** The way to pay that a move stands for, ship and stage included. */
export function wayAtSea(s: State, city: number, move: Move): Way | null {
  const armada = armadaOf(s);
  const bought = boughtBy(s, armada, city, move);
  if (bought === null) return null;
  const { card, cost, step } = bought;
  const plan = findPlans(s, armada, city, cost, step, s.cities[city].coins, card).find(
    ({ left, right, left2, right2 }) =>
      left === moveLeft(move) && right === moveRight(move) && left2 === moveLeft2(move) && right2 === moveRight2(move),
  );
  return plan?.way ?? null;
}

function boughtBy(
  s: State,
  armada: ArmadaState,
  cityIndex: number,
  move: Move,
): { readonly card: Card | null; readonly cost: Cost; readonly step: Cost | null } | null {
  const city = s.cities[cityIndex];
  const fleet = moveFleet(move);
  if (moveKind(move) === BUILD || moveKind(move) === BUILD_FREE) {
    const card = s.catalog.cards[moveSubject(move)];
    const isGiven = moveKind(move) === BUILD_FREE || isFree(s, city, card);
    return { card, cost: isGiven ? NOTHING : card.cost, step: fleet < 0 ? null : nextStep(armada, cityIndex, fleet) };
  }
  if (s.rules.actions[moveKind(move)].use?.name !== 'stage') return null;
  const { stages, order } = sideOf(s, city);
  const stage = moveStage(move) < 0 ? stages[city.stages] : stages[order.indexOf(moveStage(move))];
  return { card: null, cost: stageCost(city, stage), step: fleet < 0 ? null : stageStep(s, armada, cityIndex, fleet) };
}

function farPurchases({ western, eastern }: Plan): FarPurchaseView[] {
  const bought = (units: readonly number[], from: FarPurchaseView['from']): FarPurchaseView[] =>
    RESOURCES.flatMap((resource, index) => {
      const count = units.filter((unit) => unit === index).length;
      return count === 0 ? [] : [{ resource, count, from, each: 1 }];
    });
  return [...bought(western, 'left2'), ...bought(eastern, 'right2')];
}

import type { Move, SeatId } from '@pharos/core';
import { actionView, costView, type ActionView, type HandCardView, type NavalActionView } from '../actionView.ts';
import { freeingPower, hasFreeBuild, isFreeByChain } from '../building.ts';
import type { Card, Cost } from '../catalog.ts';
import { hasName } from '../city.ts';
import { FLEETS, RESOURCES } from '../content/types.ts';
import { cardOf } from '../hidden.ts';
import { BUILD, BUILD_FREE, DISCARD, packMove, STAGE, withFar, withFleet, withStage } from '../moves.ts';
import { formatMove } from '../notation.ts';
import {
  ANY_BUDGET,
  freePayment,
  obstacleTo,
  POWER_NAMES,
  purchasesFor,
  type FarPurchase,
  type Payment,
  type Terms,
} from '../payment.ts';
import { boardOf, leftOf, NONE, rightOf, sideOf, type State } from '../state.ts';
import { fleetOfColour, fleetsWithStage, hasFreeShips, nextStep, openStages } from './legal.ts';
import { YELLOW_FLEET } from './naval.ts';
import { findPlans, NOTHING, together, totalOf, type Plan } from './prices.ts';
import { canMove } from './ships.ts';
import type { ArmadaState } from './state.ts';

/** The hand with all that can be done with it now: each card alone, and together with a ship. */
export function handViewAtSea(s: State, armada: ArmadaState, seat: SeatId, moves: readonly Move[]): HandCardView[] {
  if (s.cities[seat].side === NONE) return [];
  return new HandReader(s, armada, seat, moves).read();
}

class HandReader {
  readonly #s: State;
  readonly #armada: ArmadaState;
  readonly #seat: SeatId;
  readonly #open: ReadonlySet<Move>;

  constructor(s: State, armada: ArmadaState, seat: SeatId, moves: readonly Move[]) {
    this.#s = s;
    this.#armada = armada;
    this.#seat = seat;
    this.#open = new Set(moves);
  }

  read(): HandCardView[] {
    const stages = this.#stageTerms();
    return this.#s.hands[this.#seat].map((held) => this.#card(this.#s.catalog.cards[cardOf(held)], stages));
  }

  #card(card: Card, stages: readonly StageTerms[]): HandCardView {
    const fleet = fleetOfColour(card.colour);
    const sails = fleet >= 0 && canMove(this.#armada.harbours[this.#seat], fleet);
    const under = stages.map(({ printed, plain, ships }) => ({
      stage: printed + 1,
      plain: this.#stage(card, plain, printed, NONE),
      naval: ships.map((ship) =>
        this.#naval(ship.fleet, ship.isFree, this.#stage(card, ship.terms, printed, ship.fleet)),
      ),
    }));
    return {
      card: card.id,
      build: this.#build(card, NONE),
      stage: under[0]?.plain ?? { obstacle: 'wonderComplete', options: [] },
      discard: this.#text(packMove(DISCARD, card.index)),
      naval: {
        build: sails ? this.#naval(fleet, false, this.#build(card, fleet)) : null,
        stages: under,
        discard: this.#text(withFleet(packMove(DISCARD, card.index), YELLOW_FLEET)),
      },
    };
  }

  #naval(fleet: number, isFree: boolean, action: ActionView): NavalActionView {
    const price = isFree ? NOTHING : nextStep(this.#armada, this.#seat, fleet);
    return { fleet: FLEETS[fleet], price: costView(price), obstacle: action.obstacle, options: action.options };
  }

  #text(move: Move): string | null {
    return this.#open.has(move) ? formatMove(this.#s, move) : null;
  }

  #build(card: Card, fleet: number): ActionView {
    return actionView(this.#buildTerms(card, fleet), (payment) => {
      const move = packMove(payment.isPower ? BUILD_FREE : BUILD, card.index, payment.left, payment.right);
      return this.#text(accompanied(withFar(move, payment.left2 ?? 0, payment.right2 ?? 0), fleet));
    });
  }

  #stage(card: Card, terms: Terms, printed: number, fleet: number): ActionView {
    const { anyOrder } = boardOf(this.#s, this.#s.cities[this.#seat]);
    return actionView(terms, (payment) => {
      const move = withFar(
        packMove(STAGE, card.index, payment.left, payment.right),
        payment.left2 ?? 0,
        payment.right2 ?? 0,
      );
      return this.#text(accompanied(anyOrder ? withStage(move, printed) : move, fleet));
    });
  }

  #buildTerms(card: Card, fleet: number): Terms {
    const s = this.#s;
    const city = s.cities[this.#seat];
    if (hasName(city, card.name)) return { obstacle: 'alreadyBuilt', payments: [] };
    const step = fleet === NONE ? null : nextStep(this.#armada, this.#seat, fleet);
    const power = freeingPower(s, city, card);
    const gift = isFreeByChain(city, card) ? 'chain' : power !== 0 ? POWER_NAMES[power] : null;
    if (gift !== null && step === null) return { obstacle: null, payments: [freePayment(gift)] };
    const payments = this.#payments(gift === null ? card.cost : NOTHING, step);
    const costsNothing = payments.some(
      ({ bank, left, right, left2 = 0, right2 = 0 }) => bank + left + right + left2 + right2 === 0,
    );
    if (gift === null && !card.cost.isFree && hasFreeBuild(s, city) && !costsNothing) {
      const freed = step === null ? [freePayment('oncePerAge')] : this.#payments(NOTHING, step);
      payments.push(...freed.map((payment) => ({ ...payment, isPower: true })));
    }
    return { obstacle: obstacleTo(payments), payments };
  }

  #stageTerms(): StageTerms[] {
    const s = this.#s;
    const city = s.cities[this.#seat];
    const { stages, order } = sideOf(s, city);
    const isFree = hasFreeShips(this.#armada, this.#seat);
    return openStages(s, city).map((printed) => {
      const { cost } = stages[order.indexOf(printed)];
      const terms = (step: Cost | null): Terms => {
        const payments = this.#payments(cost, step);
        return { obstacle: obstacleTo(payments), payments };
      };
      const ships = fleetsWithStage(this.#armada, this.#seat).map((fleet) => ({
        fleet,
        isFree,
        terms: terms(isFree ? null : nextStep(this.#armada, this.#seat, fleet)),
      }));
      return { printed, plain: terms(null), ships };
    });
  }

  #payments(cost: Cost, step: Cost | null): Payment[] {
    const s = this.#s;
    const coins = step === null ? cost.coins : cost.coins + step.coins;
    const hasUnits = (step === null ? cost : together(cost, step)).units.some((units) => units > 0);
    return findPlans(s, this.#armada, this.#seat, cost, step, ANY_BUDGET).map((plan) => {
      const total = coins + totalOf(plan);
      const { left, right, left2, right2, rest } = plan;
      const city = s.cities[this.#seat];
      const neighbours = [s.cities[leftOf(s, this.#seat)], s.cities[rightOf(s, this.#seat)]] as const;
      return {
        bank: coins,
        left,
        right,
        purchases: left + right === 0 ? [] : purchasesFor(city, neighbours[0], neighbours[1], rest, left, right),
        free: total > 0 ? null : hasUnits ? 'production' : 'noCost',
        affordable: total <= city.coins,
        isPower: false,
        ...(left2 + right2 > 0 && { left2, right2, far: farPurchases(plan) }),
      };
    });
  }
}

/** The ways to pay for one stage, alone and with each ship. */
interface StageTerms {
  readonly printed: number;
  readonly plain: Terms;
  readonly ships: readonly { readonly fleet: number; readonly isFree: boolean; readonly terms: Terms }[];
}

function accompanied(move: Move, fleet: number): Move {
  return fleet === NONE ? move : withFleet(move, fleet);
}

function farPurchases({ western, eastern }: Plan): FarPurchase[] {
  const bought = (units: readonly number[], from: FarPurchase['from']): FarPurchase[] =>
    RESOURCES.flatMap((resource, index) => {
      const count = units.filter((unit) => unit === index).length;
      return count === 0 ? [] : [{ resource, count, from, each: 1 }];
    });
  return [...bought(western, 'left2'), ...bought(eastern, 'right2')];
}

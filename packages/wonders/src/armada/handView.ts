import type { Move, SeatId } from '@pharos/core';
import type { ActionView } from '../actionTypes.ts';
import { actionView, costView } from '../actionView.ts';
import type { Card } from '../catalog.ts';
import type { Obstacle } from '../choice.ts';
import { FLEETS } from '../content/types.ts';
import type { HandCardView } from '../handTypes.ts';
import { cardOf } from '../hidden.ts';
import { BUILD, BUILD_FREE, DISCARD, packMove, STAGE } from '../moves.ts';
import { formatMove } from '../notation.ts';
import type { Terms } from '../paymentTypes.ts';
import { boardOf, NONE, type State } from '../state.ts';
import { fleetOfColour, nextStep } from './handMoves.ts';
import type { NavalActionView } from './handTypes.ts';
import { withFar, withFleet, withStage } from './moves.ts';
import { YELLOW_FLEET } from './naval.ts';
import { NOTHING } from './prices.ts';
import { canMove } from './ships.ts';
import { armadaOf, type ArmadaState } from './state.ts';
import { TermsAtSea, type StageTerms } from './terms.ts';

/** The hand with all that can be done with it now: each card alone, and together with a ship. */
export function handViewAtSea(s: State, seat: SeatId, moves: readonly Move[]): HandCardView[] {
  if (s.cities[seat].side === NONE) return [];
  return new HandReader(s, armadaOf(s), seat, moves).read();
}

class HandReader {
  readonly #s: State;
  readonly #armada: ArmadaState;
  readonly #seat: SeatId;
  readonly #open: ReadonlySet<Move>;
  readonly #terms: TermsAtSea;

  constructor(s: State, armada: ArmadaState, seat: SeatId, moves: readonly Move[]) {
    this.#s = s;
    this.#armada = armada;
    this.#seat = seat;
    this.#open = new Set(moves);
    this.#terms = new TermsAtSea(s, seat);
  }

  read(): HandCardView[] {
    const stages = this.#terms.stages();
    return this.#s.hands[this.#seat].map((held) => this.#card(this.#s.catalog.cards[cardOf(held)], stages));
  }

  #card(card: Card, stages: readonly StageTerms[]): HandCardView {
    const fleet = fleetOfColour(card.colour);
    const noBuild = this.#noShip(fleet);
    const under = stages.map(({ printed, plain, ships }) => ({
      stage: printed + 1,
      plain: this.#stage(card, plain, printed, NONE),
      naval: ships.map((ship) =>
        this.#naval(ship.fleet, ship.isFree, this.#stage(card, ship.terms, printed, ship.fleet)),
      ),
      ...(ships.length === 0 && { navalObstacle: 'lastSpace' as const }),
    }));
    const discard = this.#text(packMove(DISCARD, card.index));
    const sale = this.#text(withFleet(packMove(DISCARD, card.index), YELLOW_FLEET));
    const noSale = sale === null ? (this.#noShip(YELLOW_FLEET) ?? 'notNow') : null;
    return {
      card: card.id,
      build: this.#build(card, NONE),
      stage: under[0]?.plain ?? { obstacle: 'wonderComplete', options: [] },
      discard,
      ...(discard === null && { discardObstacle: 'notNow' as const }),
      naval: {
        build: noBuild === null ? this.#naval(fleet, false, this.#build(card, fleet)) : null,
        ...(noBuild !== null && { buildObstacle: noBuild }),
        stages: under,
        discard: sale,
        ...(noSale !== null && { discardObstacle: noSale }),
      },
    };
  }

  /** Why no ship of a fleet can go along. */
  #noShip(fleet: number): Obstacle | null {
    if (fleet < 0) return 'noFleet';
    return canMove(this.#armada.harbours[this.#seat], fleet) ? null : 'lastSpace';
  }

  #naval(fleet: number, isFree: boolean, action: ActionView): NavalActionView {
    const price = isFree ? NOTHING : nextStep(this.#armada, this.#seat, fleet);
    return { fleet: FLEETS[fleet], price: costView(price), ...action };
  }

  #text(move: Move): string | null {
    return this.#open.has(move) ? formatMove(this.#s, move) : null;
  }

  #build(card: Card, fleet: number): ActionView {
    return actionView(this.#terms.build(card, fleet), (payment) => {
      if (payment.freeMove !== undefined) return this.#text(payment.freeMove);
      const move = packMove(payment.isPower ? BUILD_FREE : BUILD, card.index, payment.left, payment.right);
      return this.#text(accompanied(withFar(move, payment.beyond?.left2 ?? 0, payment.beyond?.right2 ?? 0), fleet));
    });
  }

  #stage(card: Card, terms: Terms, printed: number, fleet: number): ActionView {
    const { anyOrder } = boardOf(this.#s, this.#s.cities[this.#seat]);
    return actionView(terms, (payment) => {
      const move = withFar(
        packMove(STAGE, card.index, payment.left, payment.right),
        payment.beyond?.left2 ?? 0,
        payment.beyond?.right2 ?? 0,
      );
      return this.#text(accompanied(anyOrder ? withStage(move, printed) : move, fleet));
    });
  }
}

function accompanied(move: Move, fleet: number): Move {
  return fleet === NONE ? move : withFleet(move, fleet);
}

import type { SeatId } from '@pharos/core';
import { bitsOf } from './bits.ts';
import { EFFECT, type Effect, type Piece } from './catalog.ts';
import { RESOURCES, type ResourceName } from './content/types.ts';
import { playerAt, type State } from './state.ts';

/** The pieces of a player that produce: of each resource, and of any raw material or manufactured good, if there are such. */
export type ProducersView = Readonly<Partial<Record<ResourceName | 'raw' | 'manufactured', readonly string[]>>>;

/** The pieces whose lasting effects a player has: cards of the city, built Wonders, Progress tokens and Decrees. */
function heldPieces(s: State, seat: SeatId): Piece[] {
  const { city, built, tokens, decrees } = playerAt(s, seat);
  const { catalog } = s;
  return [
    ...city.map((index) => catalog.cards[index]),
    ...bitsOf(built).map((index) => catalog.wonders[index]),
    ...bitsOf(tokens).map((index) => catalog.tokens[index]),
    ...bitsOf(decrees).map((index) => catalog.decrees[index]),
  ];
}

/** The held piece that has such a lasting effect; empty if there is none. */
export function holderOf(s: State, seat: SeatId, test: (effect: Effect) => boolean): string {
  return heldPieces(s, seat).find(({ standing }) => standing.some(test))?.id ?? '';
}

/** The piece that gives a player an ability. */
export function abilityHolder(s: State, seat: SeatId, ability: number): string {
  return holderOf(s, seat, ({ kind, subject }) => kind === EFFECT.ability && subject === ability);
}

export function producersView(s: State, seat: SeatId): ProducersView {
  const producers: Partial<Record<ResourceName | 'raw' | 'manufactured', string[]>> = {};
  for (const { id, standing } of heldPieces(s, seat)) {
    for (const effect of standing) {
      const product = productOf(effect);
      if (product !== null) (producers[product] ??= []).push(id);
    }
  }
  return producers;
}

function productOf({ kind, subject }: Effect): ResourceName | 'raw' | 'manufactured' | null {
  if (kind === EFFECT.produce) return RESOURCES[subject];
  if (kind !== EFFECT.produceAny) return null;
  return subject === 0 ? 'raw' : 'manufactured';
}

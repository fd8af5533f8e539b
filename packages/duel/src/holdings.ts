import type { SeatId } from '@pharos/core';
import { bitsOf } from './bits.ts';
import type { Effect, Piece } from './catalog.ts';
import { RESOURCES, type ResourceName } from './content/types.ts';
import { newPlayer, type Player } from './player.ts';
import { playerAt, type State } from './state.ts';

/** The pieces of a player that produce: of each resource, and of any raw material or manufactured good, if there are such. */
export type ProducersView = Readonly<Partial<Record<ResourceName | 'raw' | 'manufactured', readonly string[]>>>;

/** The pieces whose lasting effects a player has: cards of the city, built Wonders, Progress tokens, those of expansions. */
function heldPieces(s: State, seat: SeatId): Piece[] {
  const { city, built, tokens } = playerAt(s, seat);
  const { catalog } = s;
  return [
    ...city.map((index) => catalog.cards[index]),
    ...bitsOf(built).map((index) => catalog.wonders[index]),
    ...bitsOf(tokens).map((index) => catalog.tokens[index]),
    ...s.rules.expansions.flatMap((expansion) => expansion.heldPieces?.(s, seat) ?? []),
  ];
}

/** The held piece that has such a lasting effect; empty if there is none. */
export function holderOf(s: State, seat: SeatId, test: (effect: Effect) => boolean): string {
  return heldPieces(s, seat).find(({ standing }) => standing.some(test))?.id ?? '';
}

/** The piece that gives a player an ability. */
export function abilityHolder(s: State, seat: SeatId, ability: number): string {
  return holderOf(s, seat, ({ type, subject }) => type === 'ability' && subject === ability);
}

/** The piece whose ability adds to a counter. */
export function counterHolder(s: State, seat: SeatId, count: (player: Player) => number): string {
  return holderOf(s, seat, ({ type, subject }) => {
    if (type !== 'ability') return false;
    const alone = newPlayer(0);
    s.rules.foldAbility[31 - Math.clz32(subject)](alone);
    return count(alone) > 0;
  });
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

function productOf({ type, subject }: Effect): ResourceName | 'raw' | 'manufactured' | null {
  if (type === 'produce') return RESOURCES[subject];
  if (type !== 'produceAny') return null;
  return subject === 0 ? 'raw' : 'manufactured';
}

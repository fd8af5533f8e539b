import { bitsOf, hasBit } from '../bits.ts';
import { clone, type State } from '../state.ts';
import { CHAMBERS, type AgoraState } from './state.ts';

/**
 * Tries something in a position, and again with every Decree in the place of each one that is turned up by it: nobody knows which
 * one lies there. `attempt` leaves the position alone and answers what becomes of it.
 */
export function tryDecrees(before: State, attempt: (world: State) => State): void {
  const turned = new Set<number>();
  const { agora } = before;
  const look = (world: State): void => {
    const after = attempt(world);
    if (agora === null || after.agora === null) return;
    for (const decree of bitsOf(after.agora.faceUp & ~agora.faceUp)) turned.add(decree);
  };
  look(before);
  if (agora === null) return;
  const unseen = unseenDecrees(before, agora);
  // Decrees that turn out to be turned on the way are tried as well.
  for (const decree of turned) {
    for (const other of unseen) if (other !== decree) look(exchange(before, decree, other));
  }
}

/** The places of the Decrees that nobody has seen: face down in the Senate, or out of the game. */
function unseenDecrees({ deal }: State, agora: AgoraState): number[] {
  return [...deal.decrees.keys()].filter((place) => place >= CHAMBERS || !hasBit(agora.faceUp, place));
}

function exchange(s: State, place: number, other: number): State {
  const decrees = s.deal.decrees.slice();
  [decrees[place], decrees[other]] = [decrees[other], decrees[place]];
  return clone(s, { ...s.deal, decrees });
}

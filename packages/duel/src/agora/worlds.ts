import { bitsOf, hasBit } from '../bits.ts';
import { clone, type State } from '../state.ts';
import { agoraOf, CHAMBERS, type AgoraState } from './state.ts';

/**
 * Tries something in a position, and again with every Decree in the place of each one that is turned up by it: nobody knows which
 * one lies there. `attempt` leaves the position alone and answers what becomes of it.
 */
export function tryDecrees(before: State, attempt: (world: State) => State): State {
  const turned = new Set<number>();
  const agora = agoraOf(before);
  const look = (world: State): State => {
    const after = attempt(world);
    for (const decree of bitsOf(agoraOf(after).faceUp & ~agora.faceUp)) turned.add(decree);
    return after;
  };
  const first = look(before);
  const unseen = unseenDecrees(agora);
  // Decrees that turn out to be turned on the way are tried as well.
  for (const decree of turned) {
    for (const other of unseen) if (other !== decree) look(exchange(before, decree, other));
  }
  return first;
}

/** The places of the Decrees that nobody has seen: face down in the Senate, or out of the game. */
function unseenDecrees(agora: AgoraState): number[] {
  return [...agora.dealt.keys()].filter((place) => place >= CHAMBERS || !hasBit(agora.faceUp, place));
}

function exchange(s: State, place: number, other: number): State {
  const world = clone(s);
  const agora = agoraOf(world);
  const dealt = agora.dealt.slice();
  [dealt[place], dealt[other]] = [dealt[other], dealt[place]];
  agora.dealt = dealt;
  return world;
}

import type { SeatId } from '@pharos/core';
import { navalStrength, type ArmadaState, type State, type WondersEvent } from '@pharos/wonders';
import type { Compared } from '../knowledge.ts';
import type { Reason } from '../result.ts';
import type { Round } from '../rounds.ts';
import { cardOf, toldOf } from './told.ts';

/** Whether the neighbour built the card that the better move would have used, and whether the fleet was overtaken. */
export function followed(
  rounds: readonly Round<State, WondersEvent>[],
  seat: SeatId,
  { played, best }: Compared,
): Reason[] {
  const [{ position }] = rounds;
  const own = toldOf(position, seat, played.move);
  const better = toldOf(position, seat, best.move);
  const piece = better === null ? null : cardOf(better);
  const passes = own?.preview.passes ?? null;
  const found: Reason[] = [];
  if (piece !== null && passes?.cards.includes(piece) === true && isBuiltNext(rounds, passes.to, piece))
    found.push({ kind: 'took', n: 1, piece, seat: passes.to });
  const before = seaPlace(position, seat);
  const after = rounds.length < 2 ? before : seaPlace(rounds[1].position, seat);
  if (before !== null && after !== null && after > before && better?.preview.naval?.rank !== null)
    found.push({ kind: 'fellAtSea', n: after, of: before });
  return found;
}

/** Whether a seat builds a card in the turn after this one. */
function isBuiltNext(rounds: readonly Round<State, WondersEvent>[], seat: SeatId, card: string): boolean {
  const [{ position }, ...later] = rounds;
  const next = later.find((round) => round.position.turn !== position.turn && round.choices.length > 1);
  return (
    next?.events.some((event) => event.type === 'cardBuilt' && event.city === seat && event.card === card) === true
  );
}

/** The place of a seat in the naval conflict to come; null without fleets. */
function seaPlace(s: State, seat: SeatId): number | null {
  const armada: ArmadaState | undefined = s.parts.armada;
  if (armada === undefined) return null;
  const strengths = armada.harbours.map((harbour) => navalStrength(armada, harbour));
  return 1 + strengths.filter((strength) => strength > strengths[seat]).length;
}

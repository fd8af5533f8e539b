import type { Game, GameEvent, Move } from './game.ts';
import type { SeatId } from './seats.ts';

/** A choice that was made, as one seat has seen it. */
export interface SeenChoice {
  readonly seat: SeatId;
  /** Null where the seat may not know what was chosen. */
  readonly move: Move | null;
  /** Whether nobody else had to choose at the same time. */
  readonly isAlone: boolean;
}

/** A choice with what happened by it. */
interface MadeChoice<Event extends GameEvent> {
  readonly seat: SeatId;
  readonly move: Move;
  readonly isAlone: boolean;
  readonly events: readonly Event[];
}

/**
 * A choice as a seat has seen it. Of others it is told what they chose only where they chose alone and nothing that happened by it is kept
 * from the seat: who chooses at the same time as others chooses face down, and may have turned a card down for good.
 */
export function choiceSeenBy<Event extends GameEvent>(
  game: Pick<Game<never, never, never, Event>, 'redact'>,
  viewer: SeatId,
  { seat, move, isAlone, events }: MadeChoice<Event>,
): SeenChoice {
  const isSeen = seat === viewer || (isAlone && events.every((event) => isOpen(event, game.redact(event, viewer))));
  return { seat, move: isSeen ? move : null, isAlone };
}

function isOpen(event: GameEvent, told: GameEvent | null): boolean {
  return told === event || JSON.stringify(told) === JSON.stringify(event);
}

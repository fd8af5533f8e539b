import type { DuelEvent } from '@pharos/duel';
import { capital } from '../../../english.ts';
import type { SeatNames } from '../../../session/seatNames.ts';
import { eventSentences } from './eventSentences.ts';

/** What happened, a sentence each. Steps of the pawn count as one move; what goes without saying is left out. */
export function sentencesFor(events: readonly DuelEvent[], who: SeatNames): string[] {
  return events
    .filter((event, index) => !isPassing(event, events.at(index + 1)))
    .flatMap((event) => {
      const sentence = sentenceFor(event, who);
      return sentence === null ? [] : [`${capital(sentence)}.`];
    });
}

/** A step of the pawn that another one of the same push follows. */
function isPassing(event: DuelEvent, next: DuelEvent | undefined): boolean {
  return event.type === 'pawnMoved' && next?.type === 'pawnMoved' && next.seat === event.seat;
}

function sentenceFor(event: DuelEvent, who: SeatNames): string | null {
  // The table is keyed by type, which TypeScript cannot follow through a lookup with a variable.
  const sentence = eventSentences[event.type] as (event: DuelEvent, who: SeatNames) => string | null;
  return sentence(event, who);
}

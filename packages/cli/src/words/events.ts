import type { DuelEvent } from '@pharos/duel';
import { capital } from '../names.ts';
import type { Speaker } from '../speaker.ts';
import { eventSentences } from '../texts.ts';

/** What happened, a sentence each. Steps of the pawn count as one move; what goes without saying is left out. */
export function tell(events: readonly DuelEvent[], who: Speaker): string[] {
  return events
    .filter((event, index) => !isPassing(event, events.at(index + 1)))
    .flatMap((event) => {
      const sentence = sentenceFor(event, who);
      return sentence === null ? [] : [`${capital(sentence)}.`];
    });
}

/** The same as a short account: what one seat did in a row is one sentence. */
export function tellBriefly(events: readonly DuelEvent[], who: Speaker, seats: number): string[] {
  const names = Array.from({ length: seats }, (_, seat) => who.name(seat));
  const account: { name: string | undefined; text: string }[] = [];
  for (const sentence of tell(events, who)) {
    const name = names.find((one) => sentence.startsWith(`${one} `));
    const last = account.at(-1);
    if (last === undefined || name === undefined || last.name !== name) account.push({ name, text: sentence });
    else last.text = `${last.text.slice(0, -1)}, ${sentence.slice(name.length + 1)}`;
  }
  return account.map(({ text }) => text);
}

/** A step of the pawn that another one of the same push follows. */
function isPassing(event: DuelEvent, next: DuelEvent | undefined): boolean {
  return event.type === 'pawnMoved' && next?.type === 'pawnMoved' && next.seat === event.seat;
}

function sentenceFor(event: DuelEvent, who: Speaker): string | null {
  // The table is keyed by type, which TypeScript cannot follow through a lookup with a variable.
  const sentence = eventSentences[event.type] as (event: DuelEvent, who: Speaker) => string | null;
  return sentence(event, who);
}

/** First and second player, for texts that take nobody's side. */
export const bySeat: Speaker = {
  name: (seat) => (seat === 0 ? 'First' : 'Second'),
  possessive: (seat) => (seat === 0 ? "First's" : "Second's"),
};

import type { WondersEvent } from '@pharos/wonders';
import { nameOf, roman } from '../../english.ts';
import type { SeatNames } from '../../session/seatNames.ts';
import { EXPANSIONS } from './expansions.ts';

/** What happened, a sentence each; what goes without saying is left out. */
export function sentencesFor(events: readonly WondersEvent[], names: SeatNames): string[] {
  return events.flatMap((event) => sentenceFor(event, (city) => cityName(names, city)) ?? []);
}

/** In a game for two there is a city that nobody owns. */
export function cityName(names: SeatNames, city: number): string {
  return city < names.count ? names.name(city) : 'The Free City';
}

function sentenceFor(event: WondersEvent, name: (city: number) => string): string | null {
  switch (event.type) {
    case 'ageStarted':
      return `— Age ${roman(event.age)} —`;
    case 'sidesRevealed':
      return `Sides: ${event.sides.map((side, city) => `${name(city)} ${side}`).join(', ')}.`;
    case 'cardDrawn':
      return `${name(event.seat)} drew ${event.card === null ? 'a card' : nameOf(event.card)} for the Free City.`;
    case 'cardBuilt':
      return `${name(event.city)} built ${nameOf(event.card)}${event.free === null ? '' : ' for free'}.`;
    case 'stageBuilt':
      return `${name(event.city)} built stage ${event.stage} of the wonder.`;
    case 'cardDiscarded':
      return `${name(event.city)} discarded ${event.card === null ? 'a card' : nameOf(event.card)}.`;
    case 'coinsPaid':
      return `${name(event.city)} paid ${event.bank + event.left + event.right}¢.`;
    case 'coinsGained':
      return event.reason === 'effect' ? `${name(event.city)} gained ${event.count}¢.` : null;
    case 'cardRevived':
      return `${name(event.city)} built ${nameOf(event.card)} from the discard pile.`;
    case 'conflictResolved': {
      const [own, other] = event.tokens;
      if (own === other) return null;
      const [winner, loser] = own > other ? [event.city, event.left] : [event.left, event.city];
      return `${name(winner)} defeated ${name(loser)} (${Math.max(own, other)}).`;
    }
    case 'guildCopied':
      return `${name(event.city)} copied the ${nameOf(event.card)}.`;
    case 'powerDeclined':
      return `${name(event.seat)} passed up the power of the wonder.`;
    case 'choiceMade':
    case 'turnStarted':
    case 'choicesRevealed':
    case 'leftoversDiscarded':
    case 'discardSeen':
    case 'handsPassed':
    case 'ageEnded':
    case 'gameEnded':
      return null;
    default:
      return expansionSentence(event, name);
  }
}

function expansionSentence(event: WondersEvent, name: (city: number) => string): string | null {
  for (const expansion of EXPANSIONS) {
    const sentence = expansion.sentence(event, name);
    if (sentence !== null) return sentence;
  }
  return null;
}

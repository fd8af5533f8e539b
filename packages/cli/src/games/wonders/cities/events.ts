import type { WondersEvent } from '@pharos/wonders';
import { subject, type SentenceContext } from '../sentenceContext.ts';
import { sayOfCities } from './blackWords.ts';

/** An event of Cities in a sentence; null for any other. */
export function blackSentence(event: WondersEvent, told: SentenceContext): string | null {
  const say = sayOfCities(told.words);
  switch (event.type) {
    case 'debtTaken':
      return say('event.debt', { ...subject(told, event.city), n: event.count, cause: event.cause });
    case 'diplomacyGained':
      return say('event.diplomacyGained', subject(told, event.city));
    case 'diplomacyUsed':
      return say('event.diplomacyUsed', subject(told, event.city));
    default:
      return null;
  }
}

/** What a city got of it lately, in a few words. */
export function blackDeeds({ words }: SentenceContext, events: readonly WondersEvent[], city: number): string[] {
  const say = sayOfCities(words);
  return events.flatMap((event) => {
    if (!('city' in event) || event.city !== city) return [];
    switch (event.type) {
      case 'debtTaken':
        return [say('deed.debt', { n: event.count })];
      case 'diplomacyGained':
        return [say('deed.diplomacy')];
      case 'diplomacyUsed':
        return [say('deed.stayedOut')];
      default:
        return [];
    }
  });
}

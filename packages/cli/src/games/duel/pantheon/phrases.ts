import type { DuelWords } from '../words/duelWords.ts';
import { subject, type SentenceContext } from '../words/sentenceContext.ts';
import { sayInPantheon } from './pantheonWords.ts';

/** A space of the track in words. */
export function trackPlace(at: number, told: SentenceContext): string {
  const say = sayInPantheon(told.words);
  if (at === 0) return say('trackCentre');
  const { name, who } = subject(told, at > 0 ? 1 : 0);
  return say('trackSpace', { n: Math.abs(at), name, whose: who });
}

/** Offering tokens that are spent: ` with offering −2`; nothing if there are none. */
export function withOfferings(offerings: readonly string[], words: DuelWords): string {
  if (offerings.length === 0) return '';
  const names = offerings.map((id) => words.name(id));
  return sayInPantheon(words)('withOfferings', { offerings: words.listed(names) });
}

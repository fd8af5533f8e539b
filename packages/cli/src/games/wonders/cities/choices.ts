import type { ChoiceView, DecisionView, WondersPreview } from '@pharos/wonders';
import { cityName, type Question } from '../sentenceContext.ts';
import type { WondersWords } from '../words/wondersWords.ts';
import { sayOfCities } from './blackWords.ts';

/** The question of a decision that only Cities has; null for any other. */
export function blackQuestion({ black, loss = 0 }: DecisionView, words: WondersWords): string | null {
  return black === undefined ? null : sayOfCities(words)('ask.settleLosses', { n: loss });
}

/** [C-21] How much of a loss is paid, and how much becomes debt. */
export function debtChoice(
  { action, debt = 0, pays = 0 }: ChoiceView,
  { words }: Question,
): { label: string; note: string } | null {
  if (action !== 'debt') return null;
  const say = sayOfCities(words);
  const values = { n: pays, debt };
  return { label: say(debt === 0 ? 'pay' : pays === 0 ? 'take' : 'payAndTake', values), note: '' };
}

/** What others would lose because of a choice, as things stand. */
export function blackProspects({ black }: WondersPreview, question: Question): string[] {
  const say = sayOfCities(question.words);
  return (black?.losses ?? []).map(({ city, before, after }) => {
    const name = cityName(question, city);
    return after > before ? say('losses', { name, n: after - before }) : say('noLosses', { name, n: before - after });
  });
}

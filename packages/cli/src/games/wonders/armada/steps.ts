import type { StepView } from '@pharos/wonders';
import type { WondersWords } from '../words/wondersWords.ts';
import { sayAtSea } from './seaWords.ts';

/** What the step of a ship brings, part by part. */
export function stepTexts(step: StepView, words: WondersWords): string[] {
  const { strength, level, points, coins, tax, islands } = step;
  const say = sayAtSea(words);
  const parts = [
    ...(strength === 0 ? [] : [say('step.strength', { n: strength })]),
    ...(level === 0 ? [] : [say('step.level', { n: level })]),
    ...(points === 0 ? [] : [say('step.points', { n: points })]),
    ...(coins === 0 ? [] : [say('step.coins', { n: coins })]),
    ...(tax === 0 ? [] : [say('step.tax', { n: tax })]),
    ...(islands === null ? [] : [say('step.island', { level: islands.level, count: islands.count })]),
  ];
  return parts.length === 0 ? [say('step.nothing')] : parts;
}

import type { ImpossibleView } from '@pharos/duel';
import type { DuelWords } from './words/duelWords.ts';

/** What cannot be done and why: `The Colossus 5¢ (2 short)`, `build a Wonder (seven Wonders stand)`. */
export function impossibleText(
  { action, subject, object, payment, obstacle }: ImpossibleView,
  words: DuelWords,
): string {
  const piece = object ?? subject;
  if (piece !== null && payment !== null && obstacle === 'tooExpensive')
    return `${words.name(piece)} ${payment.coins}¢ (${words.say('no.short', { n: payment.missing })})`;
  const name = piece === null ? '' : ` ${words.name(piece)}`;
  return `${words.action(action)}${name} (${words.obstacle(obstacle)})`;
}

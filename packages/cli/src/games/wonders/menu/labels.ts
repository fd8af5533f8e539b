import type { ChoiceView } from '@pharos/wonders';
import type { BaseAction } from '../expansion.ts';
import { EXPANSIONS } from '../expansions.ts';
import { numeral, type Question } from '../sentenceContext.ts';
import { cardName } from '../words/describe.ts';
import type { WondersKey } from '../words/wondersWords.ts';

const KEYS = {
  build: 'do.build',
  stage: 'do.stage',
  discard: 'do.discard',
  revive: 'do.revive',
  copy: 'do.copy',
  side: 'do.side',
  decline: 'do.decline',
} as const satisfies Readonly<Record<BaseAction, WondersKey>>;

const KEY_OF: Readonly<Record<string, WondersKey | undefined>> = KEYS;

/** What a choice says in a menu; it makes sense alone as well. */
export function labelOf(choice: ChoiceView, question: Question): string {
  const { words, seat } = question;
  for (const expansion of EXPANSIONS) {
    const own = expansion.choice(choice, question);
    if (own !== null) return own.label;
  }
  const { action, subject, stage = 0, income } = choice;
  const piece = subject === null ? '' : action === 'side' ? words.side(subject) : cardName(subject, words);
  const text = words.say(KEY_OF[action] ?? 'do.decline', { piece, stage: numeral(stage) });
  const along = EXPANSIONS.map((expansion) => expansion.alongText(choice, words)).join('');
  const gain = income === undefined ? '' : ` +${income}¢`;
  return `${text}${along}${gain}${choice.city === seat ? '' : ` (${words.say('freeCity')})`}`;
}

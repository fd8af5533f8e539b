import type { ChoiceView, DecisionView, WondersPreview, WondersView } from '@pharos/wonders';
import type { Verbs } from '../expansion.ts';
import type { Question } from '../sentenceContext.ts';
import type { WondersWords } from '../words/wondersWords.ts';
import { leaderEffects, leaderName, leaderNote, sayOfLeaders, type LeadersKey } from './leaderWords.ts';

/** The question of a decision that only Leaders has; null for any other. */
export function leadersQuestion({ leader }: DecisionView, words: WondersWords): string | null {
  return leader === undefined ? null : sayOfLeaders(words)(`ask.${leader}`);
}

/** What stands above the table before Age I and in recruitment; null in turns. */
export function leadersHeading({ leaders, age, turn, cities }: WondersView, words: WondersWords): string | null {
  if (leaders === undefined) return null;
  const say = sayOfLeaders(words);
  const isDraft = leaders.draft !== null && cities.every(({ side }) => side !== null);
  if (age === 0) return isDraft ? say('head.draft') : null;
  return turn === 0 ? say('head.recruitment', { age: words.age(age) }) : null;
}

/** In recruitment leaders are recruited and sold, not built and discarded. */
export function leadersVerbs({ leader }: DecisionView, words: WondersWords): Verbs | null {
  const say = sayOfLeaders(words);
  return leader === 'recruit' ? { build: say('do.recruitIt'), discard: say('do.sellIt') } : null;
}

const WITH_LEADER: Readonly<Record<string, LeadersKey | undefined>> = {
  draft: 'do.draft',
  recruit: 'do.recruit',
  sell: 'do.sell',
  bury: 'do.bury',
  mark: 'do.mark',
};

/** A choice that only Leaders has; null for any other. */
export function leadersChoice(
  { action, subject, income }: ChoiceView,
  { words, view }: Question,
): { label: string; note: string } | null {
  const say = sayOfLeaders(words);
  if (action === 'giveUp') return { label: say('do.giveUp', { n: Number(subject) }), note: '' };
  if (action === 'decline') {
    const leader = view.decision?.leader;
    if (leader === 'bury') return { label: say('do.buryNone'), note: '' };
    return leader === 'recruitMore' ? { label: say('do.recruitNone'), note: '' } : null;
  }
  const key = WITH_LEADER[action];
  if (key === undefined || subject === null) return null;
  const gain = income === undefined ? '' : ` +${income}¢`;
  return {
    label: `${say(key, { leader: leaderName(subject, words) ?? '' })}${gain}`,
    note: noteOf(action, subject, view, words),
  };
}

/** Where a leader is not taken from the list of the hand, what it does is told; where it has no price yet, that as well. */
function noteOf(action: string, leader: string, { decision }: WondersView, words: WondersWords): string {
  if (action === 'draft' || action === 'mark') return leaderNote(leader, words);
  return decision?.leader === 'recruitMore' ? leaderEffects(leader, words).join(', ') : '';
}

const FOLLOWS: Readonly<Record<string, LeadersKey | undefined>> = {
  recruitMore: 'thenRecruit',
  bury: 'thenBury',
  mark: 'thenMark',
};

/** What comes next because of a choice. */
export function leadersProspects({ follows }: WondersPreview, { words }: Question): string[] {
  return follows.flatMap(({ task }) => {
    const key = FOLLOWS[task];
    return key === undefined ? [] : [sayOfLeaders(words)(key)];
  });
}

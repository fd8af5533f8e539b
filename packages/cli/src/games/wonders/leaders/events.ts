import type { WondersEvent } from '@pharos/wonders';
import { subject, type SentenceContext } from '../sentenceContext.ts';
import { leaderName, sayOfLeaders } from './leaderWords.ts';

/** An event of Leaders in a sentence; null for what goes without saying and for any other. */
export function leadersSentence(event: WondersEvent, told: SentenceContext): string | null {
  const { words } = told;
  const say = sayOfLeaders(words);
  const name = (leader: string): string => leaderName(leader, words) ?? '';
  switch (event.type) {
    case 'leaderDrafted':
      return event.leader === null
        ? null
        : say('event.drafted', { ...subject(told, event.seat), leader: name(event.leader) });
    case 'recruitmentStarted':
      return say('event.recruitment');
    case 'leaderRecruited':
      return say('event.recruited', { ...subject(told, event.city), leader: name(event.leader), n: event.coins });
    case 'leaderSold':
      return event.leader === null
        ? say('event.soldHidden', subject(told, event.city))
        : say('event.sold', { ...subject(told, event.city), leader: name(event.leader) });
    case 'leadersDrawn':
      return say('event.drawn', { ...subject(told, event.seat), n: event.count });
    case 'leaderBuried':
      return say('event.buried', { ...subject(told, event.city), leader: name(event.leader) });
    case 'leaderMarked':
      return say('event.marked', { ...subject(told, event.city), leader: name(event.leader) });
    default:
      return null;
  }
}

/** What a city did with leaders lately, in a few words. */
export function leadersDeeds({ words }: SentenceContext, events: readonly WondersEvent[], city: number): string[] {
  const say = sayOfLeaders(words);
  const name = (leader: string): string => leaderName(leader, words) ?? '';
  return events.flatMap((event) => {
    if (event.type === 'leadersDrawn') return event.seat === city ? [say('deed.drawn', { n: event.count })] : [];
    if (!('city' in event) || event.city !== city) return [];
    switch (event.type) {
      case 'leaderRecruited':
        return [name(event.leader)];
      case 'leaderSold':
        return [event.leader === null ? say('deed.soldHidden') : say('deed.sold', { leader: name(event.leader) })];
      case 'leaderBuried':
        return [say('deed.buried', { leader: name(event.leader) })];
      case 'leaderMarked':
        return [say('deed.marked', { leader: name(event.leader) })];
      default:
        return [];
    }
  });
}

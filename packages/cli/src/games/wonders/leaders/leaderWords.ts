import contentEn from '@pharos/web/words/wonders/en.json';
import contentHu from '@pharos/web/words/wonders/hu.json';
import contentPl from '@pharos/web/words/wonders/pl.json';
import { LEADERS_PACKS } from '@pharos/wonders';
import type { ByLanguage } from '../../../words/language.ts';
import { speakerIn, type Speak } from '../../../words/speaker.ts';
import { inEdition, type Wording } from '../../../words/wording.ts';
import type { WondersWords } from '../words/wondersWords.ts';
import en from './words/en.json';
import firstPl from './words/firstEdition/pl.json';
import hu from './words/hu.json';
import pl from './words/pl.json';

export type LeadersKey = keyof typeof en;
const CATALOGUES: ByLanguage<Readonly<Record<LeadersKey, string>>> = { en, pl, hu };

/** What only Leaders has to say. */
export function sayOfLeaders(wording: Wording): Speak<LeadersKey> {
  const { language } = wording;
  return speakerIn(inEdition(CATALOGUES[language], { pl: firstPl }, wording), language);
}

/** The names of the leaders, as the catalogues of the client hold them. */
const NAMES: ByLanguage<Readonly<Record<string, string | undefined>>> = {
  en: contentEn.leaders,
  pl: contentPl.leaders,
  hu: contentHu.leaders,
};

/** The name of a leader; null for what is none. */
export const leaderName = (id: string, { language }: Wording): string | null => NAMES[language][id] ?? null;

type Leader = (typeof LEADERS_PACKS)[number]['leaders'][number];

/** Every leader once: what one costs and does is the same in both editions. */
export const LEADERS: readonly Leader[] = [
  ...new Map(LEADERS_PACKS.flatMap(({ leaders }) => leaders.map((leader) => [leader.id, leader] as const))).values(),
];

export const leaderSpec = (id: string): Leader | undefined => LEADERS.find((leader) => leader.id === id);

/** What a leader costs as printed, and what it does, in a few words. */
export function leaderNote(id: string, words: WondersWords): string {
  const leader = leaderSpec(id);
  if (leader === undefined) return '';
  return [costText(leader, words), ...leaderEffects(id, words)].join(' · ');
}

/** What a leader does, in a few words. */
export const leaderEffects = (id: string, words: WondersWords): string[] =>
  (leaderSpec(id)?.effects ?? []).map((effect) => words.effect(effect, 'short'));

export function costText({ cost }: Leader, words: Wording): string {
  const say = sayOfLeaders(words);
  return cost === 'age' ? say('costAge') : say('cost', { n: cost });
}

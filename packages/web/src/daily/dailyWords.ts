import type { DailyDeal, DailyOverview, DailyScore } from '@pharos/protocol';
import { namesOf, titleOfGame } from '../form/gameTitle.ts';
import { formOf, gameNamed } from '../games/knownGames.ts';
import { t } from '../i18n/index.svelte.ts';
import { dayText } from './dates.ts';

type Played = Pick<DailyOverview, 'game' | 'options'>;

/** What a deal is of: its game and the expansions. */
export function dealTitle({ game, options }: Played): string {
  const form = formOf(game);
  return [titleOfGame(form), ...namesOf(form, options)].join(' · ');
}

/** The same where it has to be short: what sets it apart from the others. */
export function shortTitle({ game, options }: Played): string {
  const form = formOf(game);
  return namesOf(form, options).join(' · ') || titleOfGame(form);
}

/** Deals of games that this client does not know are left out. */
export const isKnown = ({ game }: Played): boolean => gameNamed(game) !== null;

export function resultTitle({ result, points }: DailyScore): string {
  if (result === 'none') return t('daily.isLeft');
  return t(`daily.${result}`, { n: points });
}

/** By how much. */
export function marginText({ result, margin }: Pick<DailyScore, 'margin' | 'result'>): string {
  if (margin === null) return t(result === 'won' ? 'daily.wonAtOnce' : 'daily.lostAtOnce');
  if (margin === 0) return t('daily.level');
  return margin > 0 ? t('daily.wonBy', { n: margin }) : t('daily.lostBy', { n: -margin });
}

type Place = NonNullable<DailyDeal['place']>;

const SQUARES = 10;

/** A place among so many as a row of squares: a full one for the first. */
export function squares({ place, of }: Pick<Place, 'of' | 'place'>): string {
  const full = of === 1 ? SQUARES : Math.round(((of - place) / (of - 1)) * SQUARES);
  return '█'.repeat(full) + '░'.repeat(SQUARES - full);
}

/** The result as people pass it on. It names no card and no Wonder. */
export function shareText(deal: DailyDeal, score: DailyScore, url: string): string {
  const { place, best, day } = deal;
  const lines = [
    `Pharos · ${t('daily.title')} · ${dayText(day)}`,
    `${dealTitle(deal)}: ${t('unit.points', { n: score.points })}, ${marginText(score)}`,
  ];
  if (place !== null) lines.push(`${squares(place)} ${t('daily.place', { place: place.place, of: place.of })}`);
  if (best !== null) lines.push(t('daily.bestWas', { result: marginText(best) }));
  return [...lines, url].join('\n');
}

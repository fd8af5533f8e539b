import type { DailyDeal, DailyId, DailyOverview, DailyScore, DailyShare } from '@pharos/protocol';
import { namesOf, titleOfGame } from '../form/gameTitle.ts';
import { formOf, gameNamed } from '../games/knownGames.ts';
import { language, t } from '../i18n/index.svelte.ts';
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

const SIGNS = { best: '█', good: '▓', slip: '▒', mistake: '░' } as const;
const IN_A_ROW = 10;

/** How good decisions were, as people can read it without a picture: the darker, the better. */
export function signsOf(decisions: DailyShare['decisions']): string {
  const signs = decisions.map((kind) => SIGNS[kind]);
  const rows = Array.from({ length: Math.ceil(signs.length / IN_A_ROW) }, (_, row) =>
    signs.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW).join(''),
  );
  return rows.join(' ');
}

/** How many decisions were the best or good. */
export function strongText(decisions: DailyShare['decisions']): string {
  const n = decisions.filter((kind) => kind === 'best' || kind === 'good').length;
  return t('daily.strong', { n, of: decisions.length });
}

/** The result as people pass it on. It names no card and no Wonder. */
export function shareText(deal: DailyDeal, score: DailyScore, { share, url }: Shown): string {
  const { place, best, day } = deal;
  const judged = share !== null && share.decisions.length > 0;
  return [
    `Pharos · ${t('daily.title')} · ${dayText(day)}`,
    `${dealTitle(deal)}: ${t('unit.points', { n: score.points })}, ${marginText(score)}`,
    ...(judged ? [signsOf(share.decisions), strongText(share.decisions)] : []),
    // Whoever is alone has nobody to be compared with.
    ...(place !== null && place.of > 1 ? [t('daily.place', { place: place.place, of: place.of })] : []),
    ...(best === null ? [] : [t('daily.bestWas', { result: marginText(best) })]),
    url,
  ].join('\n');
}

interface Shown {
  readonly share: DailyShare | null;
  readonly url: string;
}

/** A link whose preview shows the result, and the picture of that preview. */
export function shareLinks({ day, deal }: DailyId, share: DailyShare | null): { url: string; picture: string | null } {
  const page = `${location.origin}/daily/${day}/${deal}`;
  if (share === null) return { url: page, picture: null };
  const query = new URLSearchParams({ lang: language(), result: share.result }).toString();
  return { url: `${page}?${query}`, picture: `/pictures/${day}-${deal}.png?${query}` };
}

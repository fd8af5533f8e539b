import type { TableSummary } from '@pharos/protocol';
import { teamSizeOf } from '../form/titles.ts';
import { t } from '../i18n/index.svelte.ts';

/** How a finished game ended for the player, in a few words. */
export function resultText(table: Pick<TableSummary, 'game' | 'options' | 'seats' | 'result'>): string {
  const { result, seats } = table;
  const mine = seats.find((seat) => seat.mine)?.seat;
  if (!result || mine === undefined) return t('history.unknown');
  if (result.ending === 'agreement') return t('history.agreement');
  const group = result.ranking.findIndex((places) => places.includes(mine));
  if (group < 0) return t('history.unknown');
  const teamSize = teamSizeOf(table);
  const ahead = result.ranking.slice(0, group).flat().length / teamSize;
  const how =
    result.ending === 'resignation' ? t('history.resignation') : result.ending === 'draw' ? t('history.draw') : null;
  return [placeText(ahead + 1, seats.length / teamSize, result.ranking[group].length > teamSize), how]
    .filter((part) => part !== null)
    .join(', ');
}

function placeText(place: number, of: number, isShared: boolean): string {
  if (place === 1) return t(isShared ? 'history.shared' : 'history.won');
  return of === 2 ? t('history.lost') : t('history.place', { n: place, of });
}

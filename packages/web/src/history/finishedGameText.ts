import type { HistoryGame } from '@pharos/protocol';
import { t } from '../i18n/index.svelte.ts';

/** How a finished game ended for whose history it is, in a few words. */
export function resultText({ result, place, parties, ending }: HistoryGame): string {
  if (result === 'none') return t('history.agreement');
  const how = ending === 'resignation' ? t('history.resignation') : ending === 'draw' ? t('history.draw') : null;
  return [placeText(result, place ?? parties, parties), how].filter((part) => part !== null).join(', ');
}

function placeText(result: HistoryGame['result'], place: number, parties: number): string {
  if (result === 'won') return t('history.won');
  if (result === 'drawn') return t('history.shared');
  return parties === 2 ? t('history.lost') : t('history.place', { n: place, of: parties });
}

import type { WondersPreview } from '@pharos/wonders';
import { t } from '../../../../i18n/index.svelte.ts';
import { fromTo, tokenText, type Figure, type Names } from '../../sheet/figure.ts';

/** The naval conflict, and what others lose. */
export function figures(preview: WondersPreview, names: Names): Figure[] {
  return [...rankFigures(preview), ...lossFigures(preview, names)];
}

function rankFigures({ naval }: WondersPreview): Figure[] {
  const rank = naval?.rank ?? null;
  if (rank === null) return [];
  const { strength, place, token, certain } = rank;
  const ranked = place.after === null ? [] : [t('sea.act.place', { place: fromTo(place.before ?? '–', place.after) })];
  const won = fromTo(tokenText(token.before), tokenText(token.after));
  const text = [fromTo(strength.before, strength.after), ...ranked].join(', ');
  return [{ icon: 'naval', name: t('sea.board.navalConflict'), text: `${text} (${won})`, isCertain: certain }];
}

/** What cities would lose more, or less, to taxes and pirates. */
function lossFigures({ naval }: WondersPreview, { nameOf }: Names): Figure[] {
  const losses = naval?.losses ?? [];
  if (losses.length === 0) return [];
  const text = losses.map(({ city, before, after }) => `${nameOf(city)} ${tokenText(before - after)}`).join(', ');
  return [{ icon: 'tax', name: t('sea.act.losses'), text, isCertain: false }];
}

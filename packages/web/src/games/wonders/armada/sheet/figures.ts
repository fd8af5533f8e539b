import type { WondersPreview } from '@pharos/wonders';
import { t } from '../../../../i18n/index.svelte.ts';
import { fromTo, tokenText } from '../../../../table/whatIf/numbers.ts';
import { numeral } from '../../piece/pieces.ts';
import type { Figure, Names } from '../../sheet/figure.ts';
import { fleetName } from '../words/names.ts';

/** The naval conflict, and what others lose. */
export function figures(preview: WondersPreview, names: Names): Figure[] {
  return [...rankFigures(preview), ...lossFigures(preview, names), ...followFigures(preview)];
}

function rankFigures({ naval }: WondersPreview): Figure[] {
  const rank = naval?.rank ?? null;
  if (rank === null) return [];
  const { strength, place, token, certain } = rank;
  const ranked = place.after === null ? [] : [t('sea.act.place', { place: fromTo(place.before ?? '–', place.after) })];
  const won = fromTo(tokenText(token.before), tokenText(token.after));
  const text = [fromTo(strength.before, strength.after), ...ranked].join(', ');
  const short = place.after === null ? null : fromTo(place.before ?? '–', place.after);
  return [{ icon: 'naval', name: t('sea.board.navalConflict'), text: `${text} (${won})`, short, isCertain: certain }];
}

/** What cities would lose more, or less, to taxes and pirates. */
function lossFigures({ naval }: WondersPreview, { nameOf }: Names): Figure[] {
  const losses = naval?.losses ?? [];
  if (losses.length === 0) return [];
  const text = losses.map(({ city, before, after }) => `${nameOf(city)} ${tokenText(before - after)}`).join(', ');
  return [{ icon: 'tax', name: t('sea.act.losses'), text, short: null, isCertain: false }];
}

/** Islands to explore, and ships that move without paying. */
function followFigures({ follows }: WondersPreview): Figure[] {
  return follows.flatMap((follow): Figure[] => {
    if (follow.task === 'explore') {
      const level = numeral(follow.level);
      const text = t('sea.whatif.exploreText', { level, n: follow.count });
      return [{ icon: `island-${follow.level}`, name: t('sea.whatif.explore'), text, short: level, isCertain: false }];
    }
    if (follow.task !== 'moveShips') return [];
    const text = `${follow.count} · ${follow.fleets.map(fleetName).join(', ')}`;
    return [{ icon: 'naval', name: t('sea.whatif.moveShips'), text, short: `+${follow.count}`, isCertain: true }];
  });
}

import type { WondersChange, WondersEvent, WondersPreview, WondersView } from '@pharos/wonders';
import { t } from '../../../i18n/index.svelte.ts';
import { categoriesOf } from '../end/categories.ts';
import { EXPANSIONS, expansionsIn } from '../inPlay.ts';
import { scoreName } from '../words/wonders.ts';
import { fromTo, tokenText, type Figure, type Names } from './figure.ts';

/** Points by category, coins where more than the price changes them, conflicts, and what expansions know besides. */
export function figuresOf(preview: WondersPreview, view: WondersView, names: Names): Figure[] {
  return [
    ...pointFigures(preview, view, names),
    ...coinFigures(preview, names),
    ...conflictFigures(preview, names),
    ...expansionsIn(view).flatMap((expansion) => expansion.figures(preview, names)),
  ];
}

/** Points for coins follow from the coins. */
function pointFigures({ changes }: WondersPreview, view: WondersView, { me }: Names): Figure[] {
  const told = categoriesOf(view).flatMap(({ id }) => {
    const change = changes.find(({ seat, what }) => seat === me && what === `points.${id}`);
    if (change === undefined || id === 'treasury') return [];
    return [{ text: `${scoreName(id)} ${tokenText(change.after - change.before)}`, isCertain: change.certain }];
  });
  return [true, false].flatMap((isCertain) => {
    const text = told.flatMap((one) => (one.isCertain === isCertain ? [one.text] : [])).join(', ');
    return text === '' ? [] : [{ icon: 'vp', name: t('note.points'), text, isCertain }];
  });
}

/** A price alone stands in the lines of the payment. */
function coinFigures({ events, changes }: WondersPreview, { me }: Names): Figure[] {
  const isMine = ({ seat, what }: WondersChange): boolean => seat === me && what === 'coins';
  const paid = events.reduce((sum, event) => sum + paidIn(event, me), 0);
  return changes
    .filter((change) => isMine(change) && change.after !== change.before - paid)
    .map(({ before, after, certain }) => ({
      icon: 'coin',
      name: t('seven.coins'),
      text: fromTo(before, after),
      isCertain: certain,
    }));
}

function paidIn(event: WondersEvent, me: number): number {
  if (event.type === 'coinsPaid' && event.city === me) return event.bank + event.left + event.right;
  return EXPANSIONS.reduce((sum, expansion) => sum + expansion.paidIn(event, me), 0);
}

/** Shields against each opponent, and the token they would bring. */
function conflictFigures({ conflicts }: WondersPreview, { nameOf }: Names): Figure[] {
  if (conflicts.length === 0) return [];
  const text = conflicts
    .map(
      ({ opponent, shields, against, token }) =>
        `${nameOf(opponent)} ${shields.after}:${against.after} (${fromTo(tokenText(token.before), tokenText(token.after))})`,
    )
    .join(', ');
  return [{ icon: 'shield', name: t('seven.conflicts'), text, isCertain: false }];
}

import type { WondersChange, WondersPreview, WondersView } from '@pharos/wonders';
import { t } from '../../../i18n/index.svelte.ts';
import { signed } from '../armada/ranking.ts';
import { categoriesOf } from '../end/categories.ts';
import { scoreName } from '../words/wonders.ts';

/** A number that a move changes. */
export interface Figure {
  readonly icon: string;
  /** What is counted, for those who do not see the icon. */
  readonly name: string;
  readonly text: string;
  /** Whether it will be so whatever the others choose. */
  readonly isCertain: boolean;
}

/** Whose table it is. */
export interface Names {
  readonly me: number;
  readonly nameOf: (city: number) => string;
}

/** Points by category, coins where more than the price changes them, conflicts on land and at sea, and what others lose. */
export function figuresOf(preview: WondersPreview, view: WondersView, names: Names): Figure[] {
  return [
    ...pointFigures(preview, view, names),
    ...coinFigures(preview, names),
    ...conflictFigures(preview, names),
    ...rankFigures(preview),
    ...lossFigures(preview, names),
  ];
}

const token = (points: number): string => signed(points) || '0';

/** Two values with an arrow between them, or the one that stays. */
function fromTo(before: string | number, after: string | number): string {
  return before === after ? String(after) : `${before} → ${after}`;
}

/** Points for coins follow from the coins. */
function pointFigures({ changes }: WondersPreview, view: WondersView, { me }: Names): Figure[] {
  const told = categoriesOf(view).flatMap(({ id }) => {
    const change = changes.find(({ seat, what }) => seat === me && what === `points.${id}`);
    if (change === undefined || id === 'treasury') return [];
    return [{ text: `${scoreName(id)} ${token(change.after - change.before)}`, isCertain: change.certain }];
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

function paidIn(event: WondersPreview['events'][number], me: number): number {
  if (event.type === 'coinsPaid' && event.city === me) return event.bank + event.left + event.right;
  return event.type === 'emporiumPaid' && event.city === me ? event.left2 + event.right2 : 0;
}

/** Shields against each opponent, and the token they would bring. */
function conflictFigures({ conflicts }: WondersPreview, { nameOf }: Names): Figure[] {
  if (conflicts.length === 0) return [];
  const text = conflicts
    .map(
      ({ opponent, shields, against, token: won }) =>
        `${nameOf(opponent)} ${shields.after}:${against.after} (${fromTo(token(won.before), token(won.after))})`,
    )
    .join(', ');
  return [{ icon: 'shield', name: t('seven.conflicts'), text, isCertain: false }];
}

function rankFigures({ naval }: WondersPreview): Figure[] {
  const rank = naval?.rank ?? null;
  if (rank === null) return [];
  const { strength, place, certain } = rank;
  const ranked = place.after === null ? [] : [t('sea.act.place', { place: fromTo(place.before ?? '–', place.after) })];
  const won = fromTo(token(rank.token.before), token(rank.token.after));
  const text = [fromTo(strength.before, strength.after), ...ranked].join(', ');
  return [{ icon: 'naval', name: t('sea.board.navalConflict'), text: `${text} (${won})`, isCertain: certain }];
}

/** What cities would lose more, or less, to taxes and pirates. */
function lossFigures({ naval }: WondersPreview, { nameOf }: Names): Figure[] {
  const losses = naval?.losses ?? [];
  if (losses.length === 0) return [];
  const text = losses.map(({ city, before, after }) => `${nameOf(city)} ${token(before - after)}`).join(', ');
  return [{ icon: 'tax', name: t('sea.act.losses'), text, isCertain: false }];
}

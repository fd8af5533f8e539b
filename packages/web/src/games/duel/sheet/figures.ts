import type { DuelChange, DuelPreview } from '@pharos/duel';
import { t } from '../../../i18n/index.svelte.ts';
import { allCategories } from '../end/categories.ts';
import { content } from '../words/duelContent.ts';
import type { Names } from './note.ts';

/** A number that a move changes. */
export interface Figure {
  readonly icon: string;
  /** What is counted, for those who do not see the icon. */
  readonly name: string;
  readonly text: string;
}

/** Points by category, the pawn as seen from the viewer, and coins, where they change in a way that the price does not tell. */
export function figuresOf(preview: DuelPreview, names: Names): Figure[] {
  return [...pointFigures(preview, names), ...pawnFigures(preview, names), ...coinFigures(preview, names)];
}

function pointFigures({ changes }: DuelPreview, { me, foe, nameOf }: Names): Figure[] {
  // Points for coins follow from the coins.
  const told = allCategories().filter(({ id }) => id !== 'coins');
  const textFor = (seat: number): string =>
    told
      .flatMap(({ id }) => {
        const change = changes.find((one) => one.seat === seat && one.what === `points.${id}`);
        return change ? [`${content().scoring[id].name} ${signed(change.after - change.before)}`] : [];
      })
      .join(', ');
  const [mine, theirs] = [textFor(me), textFor(foe)];
  const text = [mine, theirs === '' ? '' : `${nameOf(foe)} – ${theirs}`].filter((part) => part !== '').join('; ');
  return text === '' ? [] : [{ icon: 'vp', name: t('note.points'), text }];
}

/** Towards the opponent is forwards; the pawn is counted from the first player. */
function pawnFigures({ changes }: DuelPreview, { me }: Names): Figure[] {
  const direction = me === 0 ? 1 : -1;
  return changes
    .filter(({ what }) => what === 'pawn')
    .map(({ before, after }) => ({
      icon: 'pawn',
      name: content().military.pawn.name,
      text: signed((after - before) * direction),
    }));
}

/** A price alone stands in the lines of the payment. */
function coinFigures({ events, changes }: DuelPreview, { me }: Names): Figure[] {
  const hasMore = events.some(
    (event) => (event.type === 'coinsGained' || event.type === 'coinsLost') && event.seat === me,
  );
  const isMine = ({ seat, what }: DuelChange): boolean => seat === me && what === 'coins';
  return (hasMore ? changes.filter(isMine) : []).map(({ before, after }) => ({
    icon: 'coin',
    name: content().scoring.coins.name,
    text: `${before} → ${after}`,
  }));
}

const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);

import type { DuelView, ImpossibleView } from '@pharos/duel';
import { listed, t } from '../../../i18n/index.svelte.ts';
import { reasonOf, type Reason, type WhyNot } from '../../../table/whyNot/whyNot.ts';
import { impossibleOf } from '../table/choices.ts';
import { wonderName } from '../words/content.svelte.ts';
import { askExpansions } from '../words/expansionWords.ts';

/** Why something cannot be done, in words; `have` are the coins of whoever would do it. */
export function reasonFor({ obstacle, payment }: ImpossibleView, have: number): Reason {
  const own = askExpansions(({ obstacleText }) => obstacleText?.(obstacle));
  if (own) return own;
  switch (obstacle) {
    case 'noWonderLeft':
      return { short: t('why.noWonderLeft'), text: t('act.noWonderLeft') };
    case 'wonderLimit':
      return { short: t('why.wonderLimit'), text: t('act.wonderLimit') };
    case 'mandatory':
      return reasonOf('why.mandatory');
    default: {
      const n = payment?.missing ?? 0;
      return { short: t('why.coins', { n }), text: t('why.coinsText', { total: payment?.coins ?? 0, have, n }) };
    }
  }
}

/** Why a card of the structure cannot be used as its button says; null where nothing is said against it. */
export function whyNotUse(view: DuelView, card: string, what: string): WhyNot | null {
  const found = view.decision?.impossible?.find(({ subject, object }) => subject === card && object === undefined);
  return found === undefined ? null : whyNot(view, 'build', what, found);
}

/** Why something of the viewer is not possible, with a name for its place. */
export function whyNot(view: DuelView, id: string, what: string, found: ImpossibleView): WhyNot {
  return { id, what, ...reasonFor(found, coinsOf(view)) };
}

/** Why none of the own Wonders can be built; of several that are too dear the cheapest is told first. */
export function whyNoWonder(view: DuelView, what: string): WhyNot | null {
  const found = impossibleOf(view, 'buildWonder').toSorted(
    (one, other) => (one.payment?.missing ?? 0) - (other.payment?.missing ?? 0),
  );
  if (found.length === 0) return null;
  const why = whyNot(view, 'wonder', what, found[0]);
  const dear = found.flatMap(({ object, payment }) =>
    object === undefined || payment === null
      ? []
      : [`${wonderName(object)} – ${t('why.coins', { n: payment.missing })}`],
  );
  return dear.length < 2 ? why : { ...why, text: listed(dear) };
}

const coinsOf = ({ viewer, players }: DuelView): number => (viewer === null ? 0 : players[viewer].coins);

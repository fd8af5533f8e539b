import type { HintReason } from '@pharos/protocol';
import type { WondersView } from '@pharos/wonders';
import { listed, t } from '../../../i18n/index.svelte.ts';
import type { ReasonWords } from '../../../table/hint/words.ts';
import { categoriesOf } from '../end/categories.ts';
import { expansionsIn, firstOf } from '../expansionsInPlay.ts';
import { cardName, scoreName } from '../words/wonders.ts';

/** Reasons in words; one whose words are not known here is left out. */
export function reasonTexts(
  reasons: readonly HintReason[],
  view: WondersView,
  nameOf: (city: number) => string,
): ReasonWords[] {
  return reasons.flatMap((reason) => {
    const own = firstOf(expansionsIn(view).map((expansion) => expansion.reasonText(reason)));
    return own ?? baseText(reason, view, nameOf) ?? [];
  });
}

function baseText(
  { kind, n, what = '', seat }: HintReason,
  view: WondersView,
  nameOf: (city: number) => string,
): ReasonWords | null {
  const name = seat === undefined ? '' : nameOf(seat);
  switch (kind) {
    case 'points': {
      const icon = categoriesOf(view).find(({ id }) => id === what)?.icon ?? 'vp';
      return { icon, text: t('reason.points', { what: scoreName(what) }), number: `+${n}` };
    }
    case 'conflict':
      return { icon: 'shield', text: t('reason.conflict', { name }), number: `+${n}` };
    case 'coins':
      return { icon: 'coin', text: t('reason.coins'), number: `+${n}` };
    case 'chain':
      return {
        icon: 'link',
        text: t('reason.chainTo', { what: listed(what.split(' ').map(cardName)) }),
        number: '',
      };
    case 'byChain':
      return { icon: 'link', text: t('reason.byChain'), number: '' };
    case 'power':
      return { icon: 'stage', text: t('reason.power'), number: `+${n}` };
    case 'shields':
      return { icon: 'shield', text: t('reason.shields'), number: `+${n}` };
    case 'denyPoints':
      return { icon: 'arrow', text: t('reason.denyPoints', { name }), number: `−${n}` };
    default:
      return null;
  }
}

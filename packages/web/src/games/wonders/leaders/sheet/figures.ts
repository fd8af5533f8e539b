import type { WondersPreview } from '@pharos/wonders';
import { t } from '../../../../i18n/index.svelte.ts';
import type { Figure } from '../../sheet/figure.ts';

const FOLLOWS = {
  recruitMore: ['recruit', 'leaders.whatif.recruitMore'],
  bury: ['tomb', 'leaders.whatif.bury'],
  mark: ['col-white', 'leaders.whatif.mark'],
} as const;

/** What a move would have me choose that only Leaders knows. */
export const figures = ({ follows }: WondersPreview): Figure[] =>
  follows.flatMap(({ task }): Figure[] => {
    if (!Object.hasOwn(FOLLOWS, task)) return [];
    const [icon, name] = FOLLOWS[task as keyof typeof FOLLOWS];
    return [{ icon, name: t(name), text: t(name), short: null, isCertain: true }];
  });

import type { WondersPreview, WondersView } from '@pharos/wonders';
import { t } from '../../../i18n/index.svelte.ts';
import { fromTo, tokenText } from '../../../table/whatIf/numbers.ts';
import { expansionsIn } from '../expansionsInPlay.ts';
import type { Figure, Names } from './figure.ts';

/** What a move changes besides points and coins: conflicts, and what expansions know. */
export function figuresOf(preview: WondersPreview, view: WondersView, names: Names): Figure[] {
  return [
    ...conflictFigures(preview, names),
    ...expansionsIn(view).flatMap((expansion) => expansion.figures(preview, names)),
  ];
}

/** Shields against each opponent, and the token they would bring. */
function conflictFigures({ conflicts }: WondersPreview, { nameOf }: Names): Figure[] {
  if (conflicts.length === 0) return [];
  const tokens = conflicts.map(({ token }) => fromTo(tokenText(token.before), tokenText(token.after)));
  const text = conflicts
    .map(
      ({ opponent, shields, against }, at) => `${nameOf(opponent)} ${shields.after}:${against.after} (${tokens[at]})`,
    )
    .join(', ');
  return [{ icon: 'shield', name: t('seven.conflicts'), text, short: tokens.join(' · '), isCertain: false }];
}

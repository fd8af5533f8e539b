import type { WondersPreview } from '@pharos/wonders';
import { t } from '../../../../i18n/index.svelte.ts';
import { tokenText } from '../../../../table/whatIf/numbers.ts';
import type { Figure, Names } from '../../sheet/figure.ts';

/** What cities would lose more, or less, at the end of the turn. */
export function figures({ black }: WondersPreview, { nameOf }: Names): Figure[] {
  const losses = black?.losses ?? [];
  if (losses.length === 0) return [];
  const text = losses.map(({ city, before, after }) => `${nameOf(city)} ${tokenText(before - after)}`).join(', ');
  return [{ icon: 'coin-lost', name: t('black.whatif.othersLose'), text, short: null, isCertain: false }];
}

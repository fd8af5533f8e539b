import { listed, t } from '../../../i18n/index.svelte.ts';
import { resourceName } from '../words/wonders.ts';
import type { Cost } from '../piece/pieces.ts';

/** A price in words: "2 wood and 1 coin". */
export function costText({ coins, units }: Cost): string {
  const kinds = [...new Set(units)];
  const parts = kinds.map((kind) => `${units.filter((unit) => unit === kind).length} × ${resourceName(kind)}`);
  return listed([...parts, ...(coins > 0 ? [t('unit.coins', { n: coins })] : [])]);
}

import { t } from '../../i18n/index.svelte.ts';

/** What the city at the bottom is called: whoever only looks on has none of their own. */
export function ownCityLabel(view: { readonly viewer: number | null } | null, name: string): string {
  return view?.viewer === null ? name : t('table.myCity');
}

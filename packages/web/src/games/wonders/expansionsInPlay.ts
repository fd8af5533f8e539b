import type { WondersView } from '@pharos/wonders';
import type { MessageKey } from '../../i18n/index.svelte.ts';
import type { WondersExpansion } from './expansion.ts';
import * as expansions from './expansions.ts';

/** All that are known. */
export const EXPANSIONS: readonly WondersExpansion[] = Object.values(expansions);

/** Those that a table plays with. */
export function expansionsIn({ options }: Pick<WondersView, 'options'>): readonly WondersExpansion[] {
  return EXPANSIONS.filter(({ pack }) => options.packs.includes(pack));
}

/** The first answer that is not null. */
export function firstOf<Answer>(answers: Iterable<Answer | null>): Answer | null {
  for (const answer of answers) if (answer !== null) return answer;
  return null;
}

/** What is going on outside turns; null within them. */
export const partKeyOf = (view: WondersView): MessageKey | null =>
  firstOf(expansionsIn(view).map((expansion) => expansion.partKey(view)));

/** Whether the present decision is one that only an expansion has. */
export function isOfExpansion(view: WondersView): boolean {
  return expansionsIn(view).some((expansion) => expansion.isAsking(view));
}

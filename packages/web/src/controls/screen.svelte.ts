/** Phones and upright tablets get the compact table: mini cards, bars instead of cities, tabs. */
const COMPACT =
  '(max-width: 600px), (max-width: 820px) and (orientation: portrait), (max-height: 480px) and (orientation: landscape)';

function watched(query: string): { readonly matches: boolean } {
  const list = matchMedia(query);
  const state = $state({ matches: list.matches });
  list.addEventListener('change', () => (state.matches = list.matches));
  return state;
}

const compact = watched(COMPACT);
const narrow = watched('(max-width: 1200px)');
const reduced = watched('(prefers-reduced-motion: reduce)');

export const isCompact = (): boolean => compact.matches;
export const isNarrow = (): boolean => narrow.matches;
export const reducesMotion = (): boolean => reduced.matches;

import { BREAKPOINTS } from '../styles/breakpoints.ts';

function watched(query: string): { readonly matches: boolean } {
  const list = matchMedia(query);
  const state = $state({ matches: list.matches });
  list.addEventListener('change', () => (state.matches = list.matches));
  return state;
}

const compact = watched(BREAKPOINTS.compact);
const narrow = watched(BREAKPOINTS.narrow);
const low = watched(BREAKPOINTS.low);
const phoneLandscape = watched(BREAKPOINTS['phone-landscape']);
const reduced = watched('(prefers-reduced-motion: reduce)');

export const isCompact = (): boolean => compact.matches;
export const isNarrow = (): boolean => narrow.matches;
export const isLow = (): boolean => low.matches;
export const isPhoneLandscape = (): boolean => phoneLandscape.matches;
export const reducesMotion = (): boolean => reduced.matches;

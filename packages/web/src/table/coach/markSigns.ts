const MARK = 'data-coached';
/** After these milliseconds the table is still: cards are dealt and turned over in between. */
const AGAIN = [0, 400, 1200] as const;

/** Marks the first thing on the table that shows each of some signs, by their selectors; answers how to take the marks away. */
export function markSigns(selectors: readonly string[]): () => void {
  const clear = (): void => {
    for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  };
  const mark = (): void => {
    clear();
    for (const selector of selectors) {
      const seen = [...document.querySelectorAll<HTMLElement>(selector)];
      seen.find((one) => one.getClientRects().length > 0)?.setAttribute(MARK, '');
    }
  };
  const timers = AGAIN.map((time) => setTimeout(mark, time));
  return () => {
    timers.forEach(clearTimeout);
    clear();
  };
}

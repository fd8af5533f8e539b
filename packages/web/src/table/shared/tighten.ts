/** How far a sheet can be tightened: its styles say what each step leaves out. */
const STEPS = 5;

/**
 * Writes a sheet as tightly as it has to be for nothing to scroll, as `data-tight` from 0 to 5: how much room a price takes
 * depends on the card, the language and the window.
 */
export function tighten(sheet: HTMLElement): () => void {
  const fit = (): void => {
    for (let step = 0; step <= STEPS; step++) {
      sheet.dataset['tight'] = String(step);
      if (sheet.scrollHeight <= sheet.clientHeight) return;
    }
  };
  const content = new MutationObserver(fit);
  content.observe(sheet, { subtree: true, childList: true, characterData: true });
  const size = new ResizeObserver(fit);
  size.observe(sheet);
  fit();
  return () => {
    content.disconnect();
    size.disconnect();
  };
}

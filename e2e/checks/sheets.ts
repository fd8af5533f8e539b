// Sheets with buttons at their foot. Runs in the page.
import { nameOf } from './visibleText.ts';

/** While something is decided nothing scrolls: what does not fit would lie under the buttons. */
export function scrollingSheets(): string[] {
  return [...document.querySelectorAll('[data-tight]:has(.acts)')].flatMap((sheet) =>
    sheet.scrollHeight > sheet.clientHeight + 1 ? [`scrolls: ${nameOf(sheet)}`] : [],
  );
}

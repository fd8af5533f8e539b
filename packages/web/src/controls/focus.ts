/**
 * Brings the focus to the first element that is found, which need not take part in the order of the keyboard; answers
 * whether there is one.
 */
export function focusOn(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) return false;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return true;
}

/** Nothing has the focus: the page is new, or what had it is gone. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Brings the focus to the first element that is found, which need not take part in the order of the keyboard. */
export function focusOn(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Nothing has the focus: the page is new, or what had it is gone. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

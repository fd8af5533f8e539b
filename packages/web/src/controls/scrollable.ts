const PRESSED = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Lets the keyboard scroll an element that has more than it shows, unless something in it takes the focus anyway. */
export function scrollable(element: HTMLElement): () => void {
  const look = (): void => {
    const isHeld = element.scrollHeight > element.clientHeight + 1 && element.querySelector(PRESSED) === null;
    if (isHeld) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(element);
  contents.observe(element, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}

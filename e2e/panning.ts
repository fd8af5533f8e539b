import type { Page } from 'playwright-core';

/** Marks an element that is meant to be scrolled sideways, such as a wide table of the rules. */
export const INTENDED = '[data-scrolls=sideways]';

export function sidewaysPanning(page: Page): Promise<string[]> {
  return page.evaluate(findPanning, INTENDED);
}

/**
 * Everything that can be panned sideways though nothing should: the page, and each element whose content is wider than it.
 * What hides the rest cannot be panned by a finger, but a focus or a search scrolls it all the same, and words or buttons
 * beyond its edge are lost; names that end in an ellipsis, drawings and what only screen readers see are not. Runs in the page, and is all by itself.
 */
export function findPanning(intended: string): string[] {
  const tolerance = 1;
  const nameOf = (element: Element): string =>
    [element.tagName.toLowerCase(), ...[...element.classList].filter((name) => !/^s(velte)?-/.test(name))].join('.');
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth + tolerance ? [`the page: ${scrollWidth} in ${clientWidth}`] : [];

  /** Something to read or to press lies beyond the right edge, or before the left one. */
  const losesContent = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    return [...element.querySelectorAll('*')].some((inner) => {
      if (inner.closest('svg, [aria-hidden=true], [inert]') !== null) return false;
      const { left, right, width, height } = inner.getBoundingClientRect();
      if (width <= 2 || height <= 2 || !inner.checkVisibility({ visibilityProperty: true })) return false;
      const isSaid = [...inner.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      if (!isSaid && !inner.matches('a, button, input, select')) return false;
      return right > box.right + tolerance || left < box.left - tolerance;
    });
  };

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (element.scrollWidth <= element.clientWidth + tolerance || element.clientWidth <= 2) continue;
    if (element.closest(`svg, ${intended}`) !== null) continue;
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isPanned = overflowX === 'auto' || overflowX === 'scroll';
    const isHidden = overflowX === 'hidden' && textOverflow !== 'ellipsis' && losesContent(element);
    if (isPanned || isHidden)
      found.push(`${nameOf(element)} (${overflowX}): ${element.scrollWidth} in ${element.clientWidth}`);
  }
  return found;
}

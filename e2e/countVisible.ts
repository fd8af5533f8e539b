import type { Page } from 'playwright-core';

/** How many elements of each kind can be seen: one look at the page, where a question for each would be many. */
export async function countVisible<Kind extends string>(
  page: Page,
  kinds: Readonly<Record<Kind, string>>,
): Promise<Record<Kind, number>> {
  return page.evaluate((wanted: [kind: string, selector: string][]) => {
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    const count = (selector: string): number => [...document.querySelectorAll(selector)].filter(isSeen).length;
    return Object.fromEntries(wanted.map(([kind, selector]) => [kind, count(selector)])) as Record<Kind, number>;
  }, Object.entries<string>(kinds));
}

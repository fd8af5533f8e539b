import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { stopPainting, startPainting } from './painting.ts';

/**
 * Findings that keep somebody from using the page. Axe looks at everything, but tells of what is wrong only, and in this page:
 * putting the rest into words, in a page of its own, takes twice as long as looking. Rules that another check replaces are left out.
 */
export async function seriousFindings(page: Page, without: readonly string[] = []): Promise<string[]> {
  // Axe takes words that are not painted for hidden, and does not ask whether they can be read.
  await page.evaluate(startPainting);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .disableRules([...without])
    .analyze();
  await page.evaluate(stopPainting);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

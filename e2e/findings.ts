import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { stopPainting, startPainting } from './unpainted.ts';

/**
 * Findings that keep somebody from using the page. Axe looks at everything, but tells of what is wrong only: putting the rest
 * into words takes twice as long as looking. Rules that another check replaces are left out.
 */
export async function seriousFindings(page: Page, without: readonly string[] = []): Promise<string[]> {
  // Axe takes words that are not painted for hidden, and does not ask whether they can be read.
  await page.evaluate(startPainting);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(findViolations, without);
  await page.evaluate(stopPainting);
  return violations;
}

/** Runs in the page. */
async function findViolations(without: readonly string[]): Promise<string[]> {
  const { axe: here } = globalThis as unknown as { axe: typeof axe };
  const { violations } = await here.run(document, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

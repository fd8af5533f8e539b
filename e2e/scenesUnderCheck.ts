import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GROUPS } from '../packages/web/gallery/scenes/scenes.ts';
import { allLooks, findingsIn, openScenePage, usualLooks } from './sceneFindings.ts';
import { setStage } from './stage.ts';

/** Looks at every scene of these groups; `PHAROS_SCENES=usual` each once, `all` in all sizes, themes and languages, which takes hours. */
export function checkScenes(groups: readonly string[]): void {
  const stage = setStage();
  let shown: { context: BrowserContext; page: Page };
  beforeAll(async () => {
    shown = await openScenePage(stage.browser);
  });
  afterAll(() => shown.context.close());

  const names = new Set(groups.flatMap((group) => Object.keys(GROUPS[group] ?? {})));
  const looks = process.env['PHAROS_SCENES'] === 'all' ? allLooks() : usualLooks();
  test.each(looks.filter(({ scene }) => names.has(scene)))('$scene, $sizes, $theme, $language', async (look) => {
    expect(await findingsIn(shown.page, stage.server.url, look)).toEqual([]);
  });
}

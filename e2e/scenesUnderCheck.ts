import { afterAll, beforeAll, expect, test } from 'vitest';
import { GROUPS } from '../packages/web/gallery/scenes/scenes.ts';
import { allLooks, findingsIn, usualLooks } from './sceneFindings.ts';
import { ScenePages } from './scenePages.ts';
import { setStage } from './stage.ts';

/** Looks at every scene of these groups once, in all sizes; with `PHAROS_SCENES=all` anew in all sizes, themes and languages, which takes hours. */
export function checkScenes(groups: readonly string[]): void {
  const stage = setStage();
  let pages: ScenePages;
  beforeAll(async () => {
    pages = await ScenePages.open(stage.browser, stage.server.url);
  });
  afterAll(() => pages.close());

  const names = new Set(groups.flatMap((group) => Object.keys(GROUPS[group] ?? {})));
  const isWanted = ({ scene }: { scene: string }): boolean => names.has(scene);
  const looks = (process.env['PHAROS_SCENES'] === 'all' ? allLooks() : usualLooks()).filter(isWanted);
  test.each(looks.map((look, index) => ({ ...look, index })))(
    '$scene, $sizes, $theme, $language',
    async ({ index }) => {
      const page = await pages.show(looks[index], looks[index + 1]);
      expect(await findingsIn(page, looks[index])).toEqual([]);
    },
  );
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What the compiler says of a table with one more effect, written so. */
function errorsOf(game: string, entry: string): string[] {
  const folder = mkdtempSync(join(root, `packages/${game}/test/.types-`));
  try {
    writeFileSync(
      join(folder, 'table.ts'),
      `import type { BaseEffectSpec } from '../../src/content/types.ts';
import { EFFECTS } from '../../src/effects/effects.ts';
import { plain } from '../../src/effectRule.ts';
import type { EffectTable } from '../../src/state.ts';
export const table = { ...EFFECTS, ${entry} } satisfies EffectTable<BaseEffectSpec | { readonly type: 'sing' }>;
export { plain };
`,
    );
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: '../../../../tsconfig.json', include: ['table.ts'], exclude: [] }),
    );
    execFileSync(join(root, 'node_modules/.bin/tsgo'), ['--project', folder], { encoding: 'utf8', stdio: 'pipe' });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout: string };
    return stdout.split('\n').filter((line) => line.includes('error TS'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** That the compiler asks for a rule for every effect of a game. */
export function testEffectTypes(game: 'duel' | 'wonders'): void {
  test('an effect without a rule is an error of types', () => {
    expect(errorsOf(game, '')).toEqual([expect.stringMatching(/Property 'sing' is missing|does not satisfy/)]);
  });

  test.each(['lasting', 'income', 'atOnce', 'choice', 'end'])(
    'a rule that does not say what happens at its moment, "%s", is an error of types',
    (moment) => {
      const errors = errorsOf(game, `sing: { moment: '${moment}', compile: plain }`);
      expect(errors).toEqual([expect.stringContaining('error TS')]);
    },
  );

  test('a complete rule is none', () => {
    expect(errorsOf(game, "sing: { moment: 'atOnce', compile: plain, perform: () => undefined }")).toEqual([]);
  });
}

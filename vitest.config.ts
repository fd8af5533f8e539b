import { configDefaults, defineConfig } from 'vitest/config';

const RULES = ['core', 'duel', 'wonders', 'bots', 'protocol'].flatMap((name) => testsOf(`packages/${name}`));

function testsOf(folder: string): string[] {
  return [`${folder}/src/**/*.test.ts`, `${folder}/test/**/*.test.ts`];
}

export default defineConfig({
  test: {
    // By itself vitest leaves a core idle, which on two cores is half the machine.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // The rules keep nothing between calls: their test files can share what they load.
      { extends: true, test: { name: 'rules', include: RULES, isolate: false } },
      {
        extends: true,
        test: {
          name: 'program',
          include: testsOf('packages/*'),
          exclude: [...configDefaults.exclude, ...RULES],
          globalSetup: ['packages/cli/test/setup.ts', 'packages/server/test/support/postgresSetup.ts'],
        },
      },
    ],
  },
});

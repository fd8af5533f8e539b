import { configDefaults, defineConfig } from 'vitest/config';

/** Their modules keep nothing between calls: test files can share what they load. */
const RULES = ['core', 'duel', 'wonders', 'bots', 'analysis', 'protocol', 'pictures'].flatMap((name) =>
  testsOf(`packages/${name}`),
);
const SERVER = testsOf('packages/server');
/** Two run built programs, one puts another module in the place of a real one, one runs test files once more. */
const ALONE = ['durability', 'migration', 'onPostgres', 'verify'].map((name) => `packages/server/test/${name}.test.ts`);

const programs = 'packages/cli/test/setup.ts';
const database = 'packages/server/test/support/postgresSetup.ts';

function testsOf(folder: string): string[] {
  return [`${folder}/src/**/*.test.ts`, `${folder}/test/**/*.test.ts`];
}

export default defineConfig({
  test: {
    // By itself vitest leaves a core idle, which on two cores is half the machine.
    maxWorkers: '100%',
    // Style sheets are empty in tests, but for those that are read as data.
    css: { include: [/\?raw$/] },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A second is for a machine that does nothing else.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      { extends: true, test: { name: 'rules', include: RULES, isolate: false } },
      {
        extends: true,
        test: {
          name: 'server',
          include: SERVER,
          exclude: [...configDefaults.exclude, ...ALONE],
          isolate: false,
          globalSetup: [database],
        },
      },
      {
        extends: true,
        test: {
          name: 'program',
          include: [...testsOf('packages/!(server)'), ...ALONE, 'scripts/test/*.test.mjs'],
          exclude: [...configDefaults.exclude, ...RULES],
          globalSetup: [programs, database],
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
    globalSetup: ['packages/cli/test/setup.ts', 'packages/server/test/support/postgresSetup.ts'],
    // By itself vitest leaves a core idle, which on two cores is half the machine.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

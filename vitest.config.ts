import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
    globalSetup: ['packages/cli/test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

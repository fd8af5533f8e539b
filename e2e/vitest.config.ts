import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A page on a busy machine may take its time; the second that is usual is for code, not for browsers.
    expect: { poll: { timeout: 90_000 } },
    // Two files at a time, each with a browser and a server of its own: most of the time they wait for pictures.
    maxWorkers: 2,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // One browser and one server at a time: the machine may have two cores only.
    fileParallelism: false,
    // A browser on a busy machine may miss a beat; what fails twice is broken.
    retry: 1,
  },
});

import { defineConfig } from 'vitest/config';

// Whole browsers and front servers before the finished build; they take more time than a unit.
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'tests/engines/**/*.engine.test.ts',
      'tests/deploy/**/*.deploy.test.ts',
      'tests/screen-reader/**/*.screen-reader.test.ts',
    ],
    globalSetup: 'tests/support/start-test-database.ts',
    // Only against hanging for ever.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    fileParallelism: false,
  },
});

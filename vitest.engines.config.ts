import { defineConfig } from 'vitest/config';

// Journeys in whole browsers: they need the finished build, and more time than a unit.
export default defineConfig({
  test: {
    name: 'engines',
    environment: 'node',
    include: ['tests/engines/**/*.engine.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});

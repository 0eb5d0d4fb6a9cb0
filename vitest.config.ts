import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', 'dist/**', 'dist-catalogue/**', 'data/**'];

export default defineConfig({
  test: {
    // Most tests wait for servers and databases, so more of them fit on a machine than it has cores.
    maxWorkers: Math.max(3, availableParallelism()),
    // Only limits against hanging: a busy machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.node.test.ts'],
          exclude,
          globalSetup: 'tests/support/start-test-database.ts',
          // Only against hanging for ever: servers and databases start slowly on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: { name: 'dom', environment: 'happy-dom', include: ['**/*.dom.test.tsx'], exclude },
      },
    ],
  },
});

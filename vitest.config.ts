import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', 'dist*/**', 'data/**'];

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
          name: 'unit',
          environment: 'node',
          include: ['**/*.node.test.ts'],
          exclude: [...exclude, 'office/**', 'tests/**'],
          // Functions without a state of their own: half the time goes into loading modules again.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'dom', environment: 'happy-dom', include: ['**/*.dom.test.tsx'], exclude },
      },
      {
        // Whole servers, commands and builds, on one real database.
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/{architecture,content,scripts,server}/**/*.node.test.ts'],
          exclude: [...exclude, 'tests/server/more/**'],
          globalSetup: 'tests/support/start-test-database.ts',
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        // The same for the second tier.
        extends: true,
        test: {
          name: 'second-tier',
          environment: 'node',
          include: ['tests/{deploy,faults,server/more}/**/*.node.test.ts'],
          globalSetup: 'tests/support/start-test-database.ts',
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        // The office, with the pages that `next build` made of it.
        extends: true,
        test: {
          name: 'office',
          environment: 'node',
          include: ['{office,tests/office}/**/*.node.test.ts'],
          exclude,
          globalSetup: ['tests/support/start-test-database.ts', 'tests/office/prepare-once.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});

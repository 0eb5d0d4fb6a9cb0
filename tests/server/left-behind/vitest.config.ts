import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// For tests that fail on purpose, which no other run may find.
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: { include: ['tests/server/left-behind/*.failing.ts'], testTimeout: 120_000 },
});

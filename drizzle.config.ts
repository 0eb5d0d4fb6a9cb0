import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/declarations/declarations-table.ts',
    './src/features/newsletter/server/subscribers-table.ts',
  ],
  out: './db/migrations',
});

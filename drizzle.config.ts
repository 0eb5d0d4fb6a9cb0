import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/database/secrets.ts',
    './src/features/declarations/server/declarations-table.ts',
    './src/features/newsletter/server/subscribers-table.ts',
  ],
  out: './db/migrations',
});

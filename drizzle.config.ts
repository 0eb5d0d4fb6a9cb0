import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/declarations/declarations-table.ts',
  out: './db/migrations',
});

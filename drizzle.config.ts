import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/backups/backup.ts',
    './server/database/secrets.ts',
    './server/publications/stored-builds.ts',
    './server/retention/retention.ts',
    './office/office-schema.ts',
    './office/sign-in/account-tables.ts',
    './office/log/log.ts',
    './src/features/declarations/server/declarations-table.ts',
    './src/features/newsletter/server/subscribers-table.ts',
  ],
  out: './db/migrations',
});

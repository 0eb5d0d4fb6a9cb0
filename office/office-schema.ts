import { pgSchema } from '../server/database/drizzle.ts';

/** The office's tables have a schema of their own. A backup of the site contains only the log of them. */
export const officeSchema = pgSchema('office');

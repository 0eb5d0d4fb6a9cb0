import { pgSchema } from '#server/database/drizzle.ts';

/** Tables of the office lie apart from those of the site; of them a backup of the site takes the log alone. */
export const officeSchema = pgSchema('office');

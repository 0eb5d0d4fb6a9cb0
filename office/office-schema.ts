import { pgSchema } from '#server/database/drizzle.ts';

/** Tables of the office lie apart from those of the site, which no backup of the site needs. */
export const officeSchema = pgSchema('office');

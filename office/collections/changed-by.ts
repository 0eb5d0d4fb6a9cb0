import type { Field } from 'payload';
import { officeTexts as texts } from '../texts.ts';

/** Who has changed a document last, by name, because Payload's versions do not say it. */
export const changedByField: Field = {
  name: 'changedBy',
  label: texts.changedBy,
  type: 'text',
  admin: { hidden: true },
  hooks: {
    beforeChange: [
      ({ req, value }) => (req.user as { name?: string } | null)?.name ?? (value as string | null),
    ],
  },
};

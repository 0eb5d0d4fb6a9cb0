import type { CollectionConfig } from 'payload';
import { roleNames } from '../roles.ts';
import { officeTexts as texts } from '../texts.ts';
import { isNobody, isTeam } from './access.ts';
import { officeSession } from './office-session.ts';

/**
 * Who has worked here, so that locks and versions can name them. Accounts, passwords and roles are
 * better-auth's; nothing here opens the office.
 */
export const people: CollectionConfig = {
  slug: 'people',
  labels: texts.people,
  auth: { disableLocalStrategy: true, strategies: [officeSession] },
  access: {
    read: isTeam,
    create: isNobody,
    update: isNobody,
    delete: isNobody,
    unlock: isNobody,
    admin: ({ req }) => req.user !== null,
  },
  admin: { useAsTitle: 'name', hidden: true },
  fields: [
    { name: 'id', type: 'text', required: true },
    { name: 'name', label: texts.people.name, type: 'text', required: true },
    {
      // By this field Payload's dialogs name somebody.
      name: 'email',
      type: 'text',
      virtual: true,
      admin: { hidden: true },
      hooks: { afterRead: [({ data }) => (data as { name?: string } | undefined)?.name] },
    },
    {
      name: 'role',
      label: texts.people.role,
      type: 'select',
      required: true,
      options: Object.entries(roleNames).map(([value, label]) => ({ value, label })),
    },
  ],
};

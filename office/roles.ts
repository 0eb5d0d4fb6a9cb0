import { keysOf } from '../src/lib/records.ts';

export type Role = 'owner' | 'editor' | 'support';

/** What a role is called in words. */
export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'Leitung',
  editor: 'Redaktion',
  support: 'Betreuung',
};

export const everyRole = keysOf(roleNames);

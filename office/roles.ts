import { deskRoles, type Role } from './desk/ports.ts';
import { editingRoles } from './editing/editing-roles.ts';

/** What a role is called in words. */
export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'Leitung',
  editor: 'Redaktion',
  support: 'Betreuung',
};

export const everyRole: readonly Role[] = ['owner', 'editor', 'support'];

/** Who may reach what; an address that is not here is reached by nobody. */
export const officeRoles: readonly { readonly path: string; readonly roles: readonly Role[] }[] = [
  ...editingRoles,
  ...deskRoles,
  { path: '/start', roles: everyRole },
  { path: '/mein-konto', roles: everyRole },
  { path: '/abmelden', roles: everyRole },
  { path: '/konten', roles: ['owner'] },
  { path: '/protokoll', roles: ['owner'] },
];

/** Whether a role may reach an address. */
export const mayReach = (role: Role, address: string): boolean =>
  officeRoles.some(
    ({ path, roles }) =>
      (address === path || address.startsWith(`${path}/`)) && roles.includes(role),
  );

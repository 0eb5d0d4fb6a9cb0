import type { Role } from '../desk/ports.ts';
import { PREVIEW_PATH } from '../preview/preview-page.ts';

const ROLES: readonly Role[] = ['owner', 'editor'];

/** Who may reach editing and publishing, and whatever lies below. */
export const editingRoles: readonly { readonly path: string; readonly roles: readonly Role[] }[] = [
  '/inhalte',
  '/veroeffentlichen',
  '/redaktion',
  '/api/inhalte',
  PREVIEW_PATH,
].map((path) => ({ path, roles: ROLES }));

import type { PayloadRequest } from 'payload';
import { everyRole, type Role } from '../roles.ts';

type Access = (args: { req: PayloadRequest; data?: unknown }) => boolean;

/** Whether the person who sent a request has one of these roles; nobody has one without a session. */
export const isOneOf =
  (...roles: readonly Role[]): Access =>
  ({ req: { user } }) =>
    user !== null && roles.includes((user as unknown as { role: Role }).role);

/** Everybody who is signed in. */
export const isTeam = isOneOf(...everyRole);
export const isEditor = isOneOf('owner', 'editor');
export const isOwner = isOneOf('owner');
/** What only the office itself does, never a request. */
export const isNobody: Access = () => false;

// Payload asks the same for the bin and for good; for the bin it says when.
const mayRemove: Access = ({ req, data }) =>
  (data as { deletedAt?: unknown } | undefined)?.deletedAt ? isEditor({ req }) : isOwner({ req });

/** Words and pictures: read by everybody, changed by editors, erased for good by owners. */
export const contentAccess = {
  read: isTeam,
  readVersions: isEditor,
  create: isEditor,
  update: isEditor,
  delete: mayRemove,
};

/** What decides which scripts other hosts may run on the website. */
export const ownersAccess = { ...contentAccess, create: isOwner, update: isOwner, delete: isOwner };

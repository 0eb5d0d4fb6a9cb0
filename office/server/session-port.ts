import type { Member } from '../sign-in/session.ts';

/** Who sent a request; undefined for everybody who has not finished signing in. */
export type ReadMember = (headers: Headers) => Promise<Member | undefined>;

// Next bundles its pages, so what runs outside of them and what runs inside share no module.
const PORT = Symbol.for('office.session');
const place = globalThis as { [PORT]?: ReadMember };

/** Gives the pages their only way to sessions. */
export const openSessionPort = (read: ReadMember): void => {
  place[PORT] = read;
};

export const sessionPort = (): ReadMember | undefined => place[PORT];

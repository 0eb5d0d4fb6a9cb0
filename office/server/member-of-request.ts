import { AsyncLocalStorage } from 'node:async_hooks';
import type { Member } from '../sign-in/session.ts';

// Next bundles its pages, so what runs outside of them and what runs inside share no module.
const place = globalThis as { officeMembers?: AsyncLocalStorage<Member> };
const members = (place.officeMembers ??= new AsyncLocalStorage<Member>());

/** Lets the pages answer a request of somebody who has finished signing in. */
export const answerAs = <T>(member: Member, answer: () => T): T => members.run(member, answer);

/** Who sent the request that is being answered; undefined for everybody who has not finished signing in. */
export const memberOfRequest = (): Member | undefined => members.getStore();

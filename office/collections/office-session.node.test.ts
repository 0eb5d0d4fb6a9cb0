import type { AuthStrategyFunctionArgs } from 'payload';
import { expect, test, vi } from 'vitest';
import { answerAs } from '../server/member-of-request.ts';
import type { Member } from '../sign-in/session.ts';
import { officeSession } from './office-session.ts';

const MEMBER: Member = {
  id: 'm1',
  name: 'Mira',
  email: 'mira@schlaf.example',
  role: 'editor',
  sessionId: 's1',
};

test('who has signed in stays known while the database is away, so that no right seems to be missing', async () => {
  const logged = vi.fn();
  const away = new Error('Connection terminated unexpectedly');
  const payload = { findByID: () => Promise.reject(away), logger: { error: logged } };
  const args = { payload } as unknown as AuthStrategyFunctionArgs;

  expect(await answerAs(MEMBER, () => officeSession.authenticate(args))).toEqual({
    user: { id: 'm1', name: 'Mira', role: 'editor', collection: 'people' },
  });
  expect(logged).toHaveBeenCalledWith(away);
});

test('a request that nobody has let through is nobody’s', async () => {
  const args = { payload: {} } as unknown as AuthStrategyFunctionArgs;
  expect(await officeSession.authenticate(args)).toEqual({ user: null });
});

import { expect, test } from 'vitest';
import { planPublication } from './plan-publication.ts';

test.each(['support', 'nobody'])('%s plans nothing', async (role) => {
  const user = role === 'nobody' ? null : { role };
  const payload = { config: { globals: [] }, collections: {} };
  const req = { user, payload } as never;
  expect(await planPublication({ req, doc: { relationTo: 'faq' } } as never)).toEqual({
    error: 'Dafür fehlt dir die Berechtigung.',
  });
});

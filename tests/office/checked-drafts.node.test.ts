import { expect, test } from 'vitest';
import { editingForEach } from './editing-client.ts';

const FIELD = '/inhalte/faq/kosten#field-question';

const { ask, rename } = editingForEach();

test('saving a draft returns what the check finds, with the field', async () => {
  const { told } = await rename('x'.repeat(120));
  expect(told['problems']).toMatchObject([{ path: ['question'], severity: 'problem' }]);
  const { told: refused } = await ask('publications', { method: 'POST', json: { message: '' } });
  expect(refused).toMatchObject({ status: 'problems' });
  expect(refused['problems']).toEqual([
    {
      sentence: expect.stringContaining('120 Zeichen'),
      title: expect.stringMatching(/^Häufige Fragen: x+/u),
      ...{ field: 'Die Frage, wie ein Mensch sie stellt', address: FIELD },
    },
  ]);
  expect(refused.sentence).toContain('Die Website zeigt weiter die bisherige Fassung.');
});

test('a changed number that other files repeat is a hint until it is published', async () => {
  const claims = 'entries/claims/claims';
  const { told: before } = await ask(claims);
  const value = { ...(before.values['exercises'] as object), value: 'über 250' };
  const json = { values: { ...before.values, exercises: value }, basedOn: before.version };
  const { told: saved } = await ask(claims, { method: 'PUT', json });
  const [hint, ...others] = saved['problems'] as { path: string[]; sentence: string }[];
  expect(others).toEqual([]);
  expect(hint?.path).toEqual(['exercises', 'value']);
  expect(hint?.sentence).toMatch(/^Hier stand „über 200“\. .*„Häufige Fragen: woche“/u);
  expect(hint?.sentence).not.toMatch(/\.yaml|Zeile/u);
  await ask('publications', { method: 'POST', json: { message: 'Mehr Übungen' } });
  expect((await ask(claims)).told['problems']).toEqual([]);
});

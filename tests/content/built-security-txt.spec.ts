import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

test('security.txt is served as RFC 9116 wants it, with the contact of the operator', async ({
  request,
}) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/iu);

  const text = await answer.text();
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Za-z-]+): (\S.*)$/u.exec(line)?.slice(1) ?? [line]);
  const valuesOf = (name: string) =>
    fields.filter(([found]) => found === name).map(([, value = '']) => value);

  const { contactEmail } = parse(
    readFileSync('tests/example-content/site/contact.yaml', 'utf8'),
  ) as {
    contactEmail: string;
  };
  expect(valuesOf('Contact')[0]).toBe(`mailto:${contactEmail}`);
  expect(valuesOf('Expires')).toHaveLength(1);
  expect(valuesOf('Expires')[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u);
  expect(valuesOf('Preferred-Languages')).toEqual(['de, en']);
  expect(new URL(valuesOf('Canonical')[0] ?? '').pathname).toBe('/.well-known/security.txt');
});

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { confirmationOf } from './confirmation.ts';
import { declaredIn, kinds, readStored, saidIn, titleOf } from './kinds.ts';

const anna = { email: 'anna@schlaf.example', name: 'Anna Muster' };
const cancelled = { ...anna, reason: 'Ende', kind: 'extraordinary', endsOn: '2026-12-24' };

test('a row from before a field has what is meant where it is missing, and keeps what it says', () => {
  const before = { ...anna, reason: 'Ende', contract: 'Kurs' };
  const read = { ...before, kind: 'ordinary', endsOn: 'next' };
  expect(readStored('cancellation', before)).toMatchObject(read);
  expect(readStored('cancellation', { ...before, kind: 'extraordinary' })).toMatchObject({
    kind: 'extraordinary',
  });
});

test('a row that its schema does not take any more stays as it was declared', () => {
  const long = { ...anna, contract: 'x'.repeat(300) };
  expect(readStored('withdrawal', long)).toEqual(long);
  expect(readStored('withdrawal', {})).toEqual({ email: '', name: '' });
});

test('a kind that only a later version knows is shown as it is stored', () => {
  expect(titleOf('objection')).toBe('objection');
  expect(declaredIn('objection', readStored('objection', { way: 'post' }))).toMatchObject([
    { label: 'way', value: 'post' },
  ]);
});

test('every field is read in German, in one order, and it is known whose words it holds', () => {
  const lines = declaredIn('cancellation', readStored('cancellation', cancelled));
  expect(lines.map(({ label, value, isOwnWords }) => [label, value, isOwnWords])).toEqual([
    ['Art der Kündigung', 'außerordentlich', false],
    ['Vertrag', 'Schlafcoaching', true],
    ['Gewünschtes Ende', 'zum 24. Dezember 2026', false],
    ['Name', 'Anna Muster', true],
    ['E-Mail-Adresse', 'anna@schlaf.example', true],
    ['Nachricht', 'Ende', true],
  ]);
});

test('the mail says every line of the list, and no link stands in what the customer wrote', () => {
  const wrote = { ...anna, contract: 'evil.example', reason: 'Ende' };
  for (const type of Object.keys(kinds)) {
    const declaration = readStored(type, wrote);
    const { rows } = confirmationOf(
      {
        id: '',
        reference: 'K-7F3M-9QXD',
        type,
        receivedAt: new Date(),
        declaration,
        endsOn: null,
        contentHash: '',
        idempotencyHash: null,
        clientHash: null,
        suspicious: false,
        teamNotifiedAt: null,
        confirmationSentAt: null,
        keptHere: [],
        givenUpAt: null,
        confirmedWith: null,
        doneAt: null,
        doneBy: null,
        markedOn: null,
      },
      { name: 'Schlafcoaching', url: '', host: '', email: '', imprint: [] },
    );
    const said = rows.map(([label, value, whose]) => [
      label,
      value.replaceAll('\u200B', ''),
      whose === 'theirs',
    ]);
    for (const { label, value, isOwnWords } of declaredIn(type, declaration)) {
      expect(said).toContainEqual([label, value, isOwnWords]);
    }
    expect(rows).toContainEqual(['Vertrag', 'evil.\u200Bexample', 'theirs']);
  }
});

test('a field that came later counts for the hash only where it says something', () => {
  const schema = z.object({
    email: z.string(),
    name: z.string(),
    kind: z._default(z.string(), 'ordinary'),
    way: z._default(z.string(), 'mail'),
    number: z._default(z.string(), ''),
  });
  const said = (posted: object) =>
    saidIn(schema.parse({ ...anna, ...posted }), { schema, filledInAtFirst: ['kind'] });
  expect(said({})).toEqual({ ...anna, kind: 'ordinary' });
  expect(said({ way: 'mail', number: '' })).toEqual(said({}));
  expect(said({ way: 'post', number: '1' })).toEqual({ ...said({}), way: 'post', number: '1' });
});

import { APIError, Locked, ValidationError } from 'payload';
import { expect, test } from 'vitest';
import { sayFailure } from './say-failure.ts';

const said = async (error: Error): Promise<unknown> => {
  const fields = ['price', 'rows', 'text'].map((name) => ({ name }));
  const config = { collections: [], globals: [{ slug: 'offer', flattenedFields: fields }] };
  const asked = {
    error,
    req: { payload: { config } },
    result: { errors: [{ message: error.message }] },
  };
  const answer = await sayFailure(asked as never);
  return (answer?.response as { errors: readonly { message: string }[] }).errors[0]?.message;
};

test.each([
  [
    'fields with commas in their names, each once and as the form has them',
    new ValidationError({
      global: 'offer',
      errors: [
        { path: 'rows.0.name', label: 'Liste > Eintrag 1 > Name', message: 'Zu kurz.' },
        { path: 'price', label: 'Preis, in Euro', message: '' },
        { path: 'rows.0.name', label: 'Liste > Eintrag 1 > Name', message: 'Kein Name.' },
      ],
    }),
    'Nicht gespeichert. Sieh noch einmal nach bei „Preis, in Euro“ und „Liste → Eintrag 1 → Name“.',
  ],
  [
    'a title with a colon and a comma, which Payload would make a list of',
    new APIError('„Wach: was hilft, was nicht“ wird noch gebraucht.', 409),
    '„Wach – was hilft, was nicht“ wird noch gebraucht.',
  ],
  ['a sentence without them', new APIError('Artikel: Zu lang.', 400), 'Artikel: Zu lang.'],
  [
    'a document that somebody else edits',
    new Locked('Document with ID 1 is currently locked by another user and cannot be updated.'),
    'Nicht gespeichert. Jemand anderes bearbeitet gerade dieses Dokument. Warte, bis die Person fertig ist, oder lade die Seite neu und übernimm die Bearbeitung.',
  ],
  [
    'what concerns nobody but the log',
    new Error('column "x" does not exist'),
    'Das hat gerade nicht geklappt. Versuche es in einer Minute noch einmal.',
  ],
])('says of %s one German sentence', async (_what, error, sentence) => {
  expect(await said(error)).toBe(sentence);
});

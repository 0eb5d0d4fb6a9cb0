import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem } from '#content-check/content-report.ts';
import { projectRoot } from '#tests/content/copied-content.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { launchSettings } from './launch-settings.ts';

const COMPLETE = {
  SITE_URL: 'https://schlaf.org',
  DATABASE_URL: 'postgres://site:secret@database/site',
  SMTP_URL: 'smtp://user:secret@mail.schlaf.org:587',
  MAIL_FROM: 'Schlaf <post@schlaf.org>',
  SLACK_WEBHOOK_URL: 'https://hooks.slack.com/services/secret',
  TRUST_PROXY: 'true',
};

const found = (
  changes: NodeJS.ProcessEnv,
  severity: 'problem' | 'warning' = 'problem',
  root = projectRoot,
) =>
  launchSettings(root, { ...COMPLETE, ...changes })
    .filter((finding) => finding.severity === severity)
    .map(formatProblem);

test('complete settings leave nothing to say', () => {
  expect([...found({}), ...found({}, 'warning')]).toEqual([]);
});

test.each(['SITE_URL', 'SMTP_URL', 'SLACK_WEBHOOK_URL'])(
  'without %s a launch is blocked, and the line that explains it is named',
  (name) => {
    const sentence = new RegExp(`^\\.env\\.example, Zeile \\d+: ${name} ist nicht gesetzt`, 'u');
    expect(found({ [name]: '' })).toEqual([expect.stringMatching(sentence)]);
  },
);

test.each(['MAIL_FROM', 'DATABASE_URL'])('without %s there is only a hint', (name) => {
  expect(found({ [name]: undefined })).toEqual([]);
  expect(found({ [name]: undefined }, 'warning')).toEqual([
    expect.stringContaining(`${name} ist nicht gesetzt`),
  ]);
});

test.each([
  ['SITE_URL', 'http://schlaf.org', 'ohne https://'],
  ['SITE_URL', 'http://localhost:3000', 'führt nur auf diesen Rechner'],
  ['SITE_URL', 'https://schlaf.example', 'nur für Beispiele reserviert'],
  ['SMTP_URL', 'smtp://mail.example.org', 'nur für Beispiele reserviert'],
  ['MAIL_FROM', 'Schlaf <post@schlaf.example>', 'nur für Beispiele reserviert'],
  ['SLACK_WEBHOOK_URL', 'http://chat.schlaf.org/hook', 'unverschlüsselt'],
  ['PUBLIC_BACKEND_URL', 'https://backend.schlaf.org', 'PUBLIC_BACKEND_ANON_KEY ist nicht gesetzt'],
])('%s=%s blocks a launch', (name, value, sentence) => {
  expect(found({ [name]: value })).toEqual([expect.stringContaining(sentence)]);
});

test('a value that the server refuses blocks a launch and stays secret', () => {
  const [sentence, ...more] = found({ DATABASE_URL: 'mysql://site:hidden@database/site' });
  expect(more).toEqual([]);
  expect(sentence).toMatch(/^Umgebung: Der Server würde nicht starten: DATABASE_URL must be/u);
  expect(sentence).not.toContain('hidden');
});

test('one address for all clients is a hint', () => {
  expect(found({ TRUST_PROXY: 'false' }, 'warning')).toEqual([
    expect.stringContaining('TRUST_PROXY'),
  ]);
});

test('a variable that stands in .env is named with its line there', async () => {
  const root = await folderForTest();
  await writeFile(join(root, '.env'), '# settings\nPORT=3000\nSMTP_URL=\n');
  expect(found({ SMTP_URL: '' }, 'problem', root)).toEqual([
    expect.stringMatching(/^\.env, Zeile 3: SMTP_URL ist nicht gesetzt/u),
  ]);
});

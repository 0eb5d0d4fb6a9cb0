import { execFile } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findSampleContent } from '#content-check/launch-content.ts';
import { startDnsServer } from '#tests/support/dns-server.ts';
import { copiedContent, projectRoot } from './copied-content.ts';

const SETTINGS = {
  SITE_URL: 'https://schlaf.org',
  SMTP_URL: 'smtp://user:secret@mail.schlaf.org:587',
  MAIL_FROM: 'Schlaf <post@schlaf.org>',
  SLACK_WEBHOOK_URL: 'https://hooks.slack.com/services/secret',
};

const RECORDS = {
  'schlaf.org': ['v=spf1 mx -all'],
  '_dmarc.schlaf.org': ['v=DMARC1; p=none'],
};

// What an operator does by hand: every sample becomes something that could be real.
const REPLACEMENTS: [RegExp, string][] = [
  [/(?<=avatarColor: .*\n)(?=sample: true)/gu, 'reviewUrl: https://bewertungen.org/1\n'],
  [/sample: true/gu, 'sample: false'],
  [/evidence: (?:sample|pending)/gu, 'evidence: proven'],
  [/\.example\b/gu, '.org'],
  [/\+49 30 23125 123/gu, '+49 30 90180 0'],
  [/DE0{9}/gu, 'DE123456789'],
  [/KO-ST-0{6}/gu, 'KO-ST-A1B2C3'],
  [/HRB 0+/gu, 'HRB 12345'],
  [/'00000'/gu, "'10115'"],
  [/Platzhalter-Illustration/gu, 'Zeichnung'],
  [/Anwaltlich prüfen/gu, 'Anwaltlich geprüft'],
  [/Anna Muster|Lena Beispiel|(?:Dr\. )?Karl Exempel|(?:Max|Erika) Mustermann/gu, 'Nora Nacht'],
  [/Musterstraße/gu, 'Mondgasse'],
  [/Musterstadt/gu, 'Traumdorf'],
  [/(?:Muster|Beispiel)([ -])(?=\p{Lu})(?!Widerruf)/gu, 'Nacht$1'],
];

function projectAsItComes() {
  const content = copiedContent();
  copyFileSync(join(projectRoot, '.env.example'), join(content.root, '.env.example'));
  return content;
}

function replaceSamples(root: string): void {
  for (const file of globSync('content/**/*.{yaml,md}', { cwd: root })) {
    const before = readFileSync(join(root, file), 'utf8');
    const after = REPLACEMENTS.reduce((text, [from, to]) => text.replaceAll(from, to), before);
    writeFileSync(join(root, file), after);
  }
}

async function launchCheck(root: string, settings: NodeJS.ProcessEnv) {
  const dns = await startDnsServer(onTestFinished, RECORDS);
  const program = join(projectRoot, 'content-check/launch-check.ts');
  const env = { PATH: process.env['PATH'], ...settings };
  return new Promise<{ status: number | null; stdout: string }>((resolve) => {
    const done = (_error: unknown, stdout: string): void => {
      resolve({ status: child.exitCode, stdout });
    };
    const child = execFile(process.execPath, [program, root, '--dns', dns], { env }, done);
  });
}

test('the website as it comes must not be launched, and the command says why', async () => {
  const { status, stdout } = await launchCheck(projectAsItComes().root, {});
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /Stellen sprechen dagegen:\n {2}\.env\S*, Zeile \d+: SITE_URL ist nicht gesetzt/u,
  );
  expect(stdout).toContain(
    'content/site/brand.yaml, Zeile 3: Die Adresse https://schlafcoaching.example ist ein Beispiel.',
  );
});

test('with everything replaced and set nothing blocks, and one sample is enough to block again', async () => {
  const content = projectAsItComes();
  replaceSamples(content.root);
  expect(findSampleContent(content.root)).toEqual([]);
  const ready = await launchCheck(content.root, SETTINGS);
  expect(ready.stdout).toMatch(/Die Website kann starten\.\n$/u);
  expect(ready.status).toBe(0);

  content.replace('site/claims.yaml', /^ {2}evidence: proven/mu, '  evidence: pending');
  const blocked = await launchCheck(content.root, SETTINGS);
  expect(blocked.stdout).toContain(
    'eine Stelle spricht dagegen:\n  content/site/claims.yaml, Zeile 8',
  );
  expect(blocked.status).toBe(1);
});

test('mails from a domain without the records that mailboxes ask for block a launch', async () => {
  const { status, stdout } = await launchCheck(projectAsItComes().root, {
    ...SETTINGS,
    MAIL_FROM: 'Schlaf <post@anderswo.org>',
  });
  expect(status).toBe(1);
  expect(stdout).toContain('anderswo.org hat keinen SPF-Eintrag');
});

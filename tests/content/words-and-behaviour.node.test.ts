import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sectionAnchor } from '#content-model/legal.ts';
import { consentKey, isValid, createRecord } from '#features/consent/consent-record.ts';
import { chatTitle } from '#features/declarations/cancellation/texts.ts';
import { privacyPath } from '#features/declarations/form/declaration-form.tsx';
import { keptYears } from '#features/declarations/server/settings.ts';
import { chatTexts } from '#features/declarations/server/texts.ts';
import { TOKEN_LIFE_MS } from '#features/newsletter/server/newsletter-mails.ts';
import { createTeamChat } from '#server/chat/team-chat.ts';
import { hashClient } from '#server/hashes.ts';
import { GRACE_DAYS } from '#server/retention/retention.ts';
import { themeKey } from '../../src/document/theme-storage.ts';
import { projectRoot } from '#tests/content/copied-content.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';

// What the privacy policy says and a program can check. A statement that is changed on purpose is looked at here: either the program
// changes with it, or the sentence stays.

const DAY_MS = 24 * 60 * 60 * 1000;
const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const policyOf = (content: string): string =>
  read(`${content}/legal/datenschutz.md`)
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/\s+/g, ' ');

interface Statement {
  /** Found in the policy; its groups are what the program is compared with. */
  readonly says: RegExp;
  readonly check: (...said: string[]) => void | Promise<void>;
}

const statements: Record<string, Statement> = {
  'logs hold shortened addresses and no queries': {
    says: /In unseren Protokollen steht die IP-Adresse nur gekürzt, und Suchbegriffe oder andere Zusätze der Adresse speichern wir nicht/,
    check: () => {
      expectNginxLogs();
      expectCaddyLogs();
    },
  },
  'the chat gets reference, kind and place, of several the first and how many': {
    says: /Dort stehen die Vorgangsnummer, ob es eine Kündigung oder ein Widerruf ist und wo das Team sie findet\. Kommen kurz nacheinander mehrere mit derselben E-Mail-Adresse an, stehen dort nur die erste Vorgangsnummer und wie viele es sind/,
    check: async () => {
      const dataDir = await folderForTest();
      const chat = createTeamChat({ webhookUrl: undefined, dataDir });
      const title = chatTitle('K-7F3M-9QXD');
      await chat.post({ title, where: chatTexts.inOffice }, 'note');
      const note = JSON.parse(await readFile(join(dataDir, 'outbox/note.json'), 'utf8')) as object;
      expect(note).toEqual({
        text: 'Neue Kündigung K-7F3M-9QXD\nIm Büro unter „Erklärungen“',
        link_names: false,
        unfurl_links: false,
        unfurl_media: false,
      });
      expect(chatTexts.several('K-7F3M-9QXD', 2)).toBe(
        'Neue Erklärungen: K-7F3M-9QXD und 2 weitere mit derselben E-Mail-Adresse',
      );
    },
  },
  'a network is counted by a value that nobody can read': {
    says: /zählen wir die Anfragen je Anschluss\. Dafür genügt uns ein verkürzter, nicht lesbarer Wert deiner IP-Adresse, den wir nach einem Tag löschen/,
    check: () => {
      const value = hashClient('192.0.2.1', 'key');
      expect(value).toMatch(/^[\w-]{22}$/);
      expect(value).not.toBe(hashClient('192.0.2.1', 'other key'));
    },
  },
  'declarations live so many years': {
    says: /Kündigungen und Widerrufe auf dieser Website:\*\* (\p{L}+) Jahre nach dem Ende des Jahres ihres Eingangs/u,
    check: (years) => {
      const inWords = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
      expect(keptYears({ given: {} })).toBe(inWords.indexOf(years));
    },
  },
  'what is over its time goes so many days after it was marked': {
    says: /merken wir dafür nach und nach vor und löschen sie (\d+) Tage später/,
    check: (days) => expect(GRACE_DAYS).toBe(Number(days)),
  },
  'a request for the newsletter lives so many days': {
    says: /Er gilt (\d+) Tage, und erst wenn du dort bestätigst/,
    check: (days) => expect(TOKEN_LIFE_MS).toBe(Number(days) * DAY_MS),
  },
  'a decision about cookies lives so many days': {
    says: /Entscheidung über Einwilligungen:\*\* (\d+) Tage, auf deinem Gerät/,
    check: (days) => {
      const record = createRecord({ analytics: true, marketing: true }, 0);
      expect(isValid(record, Number(days) * DAY_MS)).toBe(true);
      expect(isValid(record, Number(days) * DAY_MS + 1)).toBe(false);
    },
  },
  'a refused service loses what it has stored': {
    says: /löschen seine Cookies und was er im Speicher deines Browsers abgelegt hat/,
    check: () =>
      expect(read('src/features/consent/consent.island.ts')).toMatch(
        /clearStorage\(localStorage.*clearStorage\(sessionStorage/s,
      ),
  },
};

for (const content of ['content', 'tests/example-content']) {
  test.each(Object.entries(statements))(
    `${content}: %s, as the policy says`,
    async (_name, { says, check }) => {
      const said = says.exec(policyOf(content));
      expect(
        said,
        'The policy does not say so any more; see what the program does.',
      ).not.toBeNull();
      await check(...(said ?? []).slice(1));
    },
  );
}

test.each(['content', 'tests/example-content'])(
  '%s: the forms of declarations lead to what the policy says about them (RD-01)',
  (content) => {
    const titles = [...read(`${content}/legal/datenschutz.md`).matchAll(/^## (.+)$/gm)];
    const title = titles.find(([, one = '']) => privacyPath.endsWith(`#${sectionAnchor(one)}`));
    expect(title?.[1]).toContain('Kündigung und Widerruf');
  },
);

test('the list of what is kept on the device names everything that a script keeps there', () => {
  const services = globSync('content/consent/services/*.yaml', { cwd: projectRoot }).map(
    (file) => parse(read(file)) as { category: string; storage: { name: string }[] },
  );
  const listed = services
    .filter(({ category }) => category === 'necessary')
    .flatMap(({ storage }) => storage.flatMap(({ name }) => name.split(', ')));
  const scripts = globSync('src/**/*.{ts,tsx}', { cwd: projectRoot }).map(read);
  const stores = scripts.flatMap((script) =>
    [...script.matchAll(/deviceStore\('([^']+)'/g)].map(([, name = '']) => name),
  );
  expect(stores.length).toBeGreaterThan(2);
  const kept = [...stores, consentKey, themeKey];
  expect(kept.filter((name) => !listed.includes(name))).toEqual([]);
});

function expectNginxLogs(): void {
  for (const file of ['deploy/nginx/website.conf', 'deploy/nginx/office.conf']) {
    const servers = read(file)
      .split(/^server \{/m)
      .slice(1);
    expect(servers.length).toBeGreaterThan(1);
    for (const server of servers) {
      expect(server, file).toMatch(/^ {4}access_log (?:off|\S+ without_persons);$/m);
      expect(server, file).toMatch(/^ {4}error_log \/dev\/null crit;$/m);
    }
  }
  const [format = ''] =
    /^log_format without_persons[^;]*;/m.exec(read('deploy/nginx/website.conf')) ?? [];
  const logged = [...format.matchAll(/\$(\w+)/g)].map(([, name]) => name);
  expect(logged).toContain('client_network');
  const personal = /^(?:remote_addr|request|request_uri|args|query_string|http_.*|arg_.*)$/;
  expect(logged.filter((name) => personal.test(name ?? ''))).toEqual([]);
}

function expectCaddyLogs(): void {
  const file = read('deploy/caddy/Caddyfile');
  for (const field of ['remote_ip', 'client_ip']) {
    expect(file).toMatch(
      new RegExp(String.raw`request>${field} ip_mask \{\s+ipv4 24\s+ipv6 48\s+\}`),
    );
  }
  expect(file).toContain('request>headers delete');
  expect(file).toContain(String.raw`request>uri regexp \?.* ""`);
  expect(file).toMatch(
    /log default \{\s+exclude http\.log\.error http\.handlers\.reverse_proxy\s+\}/,
  );
}

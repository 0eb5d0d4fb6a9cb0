import { Resolver } from 'node:dns/promises';
import { expect, onTestFinished, test } from 'vitest';
import { formatProblem } from '#content-check/content-report.ts';
import { launchMail } from '#content-check/launch-settings.ts';
import { startDnsServer } from '#tests/support/dns-server.ts';
import { projectRoot } from './copied-content.ts';

const SPF = 'v=spf1 include:_spf.mail.org -all';
const DMARC = 'v=DMARC1; p=quarantine';
const COMPLETE = {
  'schlaf.org': ['google-site-verification=x', SPF],
  '_dmarc.schlaf.org': [DMARC],
  'brief._domainkey.schlaf.org': ['v=DKIM1; k=rsa; p=MIIBIjANBg'],
};

async function said(
  records: Readonly<Record<string, readonly string[]>>,
  settings: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const dns = new Resolver({ timeout: 2000, tries: 1 });
  dns.setServers([await startDnsServer(onTestFinished, records)]);
  const source = { MAIL_FROM: 'Schlaf <post@schlaf.org>', DKIM_SELECTOR: 'brief', ...settings };
  const findings = await launchMail(projectRoot, source, 'vertrag@schlafcoaching.example', dns);
  return findings.map((one) => `${one.severity}: ${formatProblem(one)}`);
}

test('a domain with SPF, DKIM and DMARC leaves nothing to say', async () => {
  expect(await said(COMPLETE)).toEqual([]);
});

test.each([
  ['schlaf.org', [], 'hat keinen SPF-Eintrag'],
  ['schlaf.org', [SPF, 'v=spf1 -all'], 'hat mehrere SPF-Einträge'],
  ['_dmarc.schlaf.org', ['v=spf1 -all'], 'hat keinen DMARC-Eintrag'],
  [
    'brief._domainkey.schlaf.org',
    ['v=DKIM1; p='],
    'brief._domainkey.schlaf.org steht kein Schlüssel',
  ],
])('%s with %j blocks a launch', async (name, records, sentence) => {
  expect(await said({ ...COMPLETE, [name]: records })).toEqual([
    expect.stringMatching(new RegExp(`^problem: .*${sentence}`, 'u')),
  ]);
});

test('a name that does not exist has no record', async () => {
  const sentences = (await said({})).join('\n');
  for (const word of ['SPF', 'DKIM', 'DMARC']) expect(sentences).toContain(word);
});

test('the record of a domain holds for the domains below it', async () => {
  const records = {
    ...COMPLETE,
    'post.schlaf.org': [SPF],
    'brief._domainkey.post.schlaf.org': ['p=a'],
  };
  expect(await said(records, { MAIL_FROM: 'bote@post.schlaf.org' })).toEqual([]);
});

test('without a selector there is a hint only, and nobody asks about domains for examples', async () => {
  expect(await said(COMPLETE, { DKIM_SELECTOR: '' })).toEqual([
    expect.stringMatching(/^warning: .*DKIM_SELECTOR ist nicht gesetzt/u),
  ]);
  expect(await said({}, { MAIL_FROM: '' })).toEqual([]);
});

test('a DNS server that does not answer is a hint', async () => {
  const dns = new Resolver({ timeout: 200, tries: 1 });
  dns.setServers(['127.0.0.1:9']);
  const findings = await launchMail(projectRoot, { MAIL_FROM: 'post@schlaf.org' }, undefined, dns);
  expect(findings).toMatchObject([{ code: 'dnsAway' }, { code: 'dkimUnknown' }]);
  expect(findings.every(({ severity }) => severity === 'warning')).toBe(true);
});

test('a question that is not answered hides nothing that the others have found', async () => {
  const dns = {
    resolveTxt: (name: string) =>
      Promise.reject(
        Object.assign(new Error(), { code: name.startsWith('_dmarc') ? 'ESERVFAIL' : 'ENODATA' }),
      ),
  };
  const settings = { MAIL_FROM: 'post@schlaf.org', DKIM_SELECTOR: 'brief' };
  expect(await launchMail(projectRoot, settings, undefined, dns)).toMatchObject([
    { severity: 'problem', code: 'noSpf' },
    { severity: 'warning', code: 'dnsAway' },
    { severity: 'problem', code: 'noDkim' },
  ]);
});

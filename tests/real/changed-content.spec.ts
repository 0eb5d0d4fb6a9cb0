import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { findViolations } from '#tests/support/axe.ts';
import { expect } from '#tests/support/browser-test.ts';
import {
  brokenAnchors,
  brokenLinks,
  finishedPages,
  htmlProblems,
} from '#tests/support/finished-pages.ts';
import { siteAddresses } from '#tests/support/site-addresses.ts';
import { test } from './changed-site.ts';

// One site for all of them.
test.describe.configure({ mode: 'serial' });

interface Company {
  name: string;
  address: { street: string; postalCode: string };
  representativeRole: string;
  legalForm: string;
  representatives: string[];
  register: { court: string; number: string };
  vatId: string;
  dataProtectionOfficer?: { email: string };
  accessibilityAuthority: { email: string };
}

type Facts = Readonly<Record<string, string>>;

const LEGAL = ['/agb', '/barrierefreiheit', '/datenschutz', '/impressum'];

test('when every word, number, name and picture is another one, the content check is content', ({
  changed: { check },
}) => {
  expect(check.output).not.toContain('Fehler');
  expect(check.exitCode).toBe(0);
});

test('all links and anchors of the rewritten site lead somewhere, and its pages are valid', async ({
  changed: { dist },
}) => {
  expect([...brokenLinks(dist), ...brokenAnchors(dist)]).toEqual([]);
  expect(await htmlProblems(dist)).toEqual([]);
});

test('every page of the rewritten site answers, and what was removed does not', async ({
  request,
  changed: { dist, added, removed },
}) => {
  for (const address of [...siteAddresses(dist), ...added]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
  const gone = removed.filter((address) => !address.includes('#'));
  expect(gone.length).toBeGreaterThan(0);
  const [start] = finishedPages(dist).filter(({ route }) => route === '/');
  for (const address of gone) expect(siteAddresses(dist)).not.toContain(address);
  for (const address of removed) {
    expect(start?.document.querySelector(`[id="${address.replace(/^.*#/, '')}"]`)).toBeNull();
  }
  for (const address of added.filter((one) => one.includes('#'))) {
    expect(start?.document.querySelector(`[id="${address.replace(/^.*#/, '')}"]`)).not.toBeNull();
  }
});

test('a fact that changes in its file changes in every text that names it', ({ changed }) => {
  const [before, after] = ['content', changed.content].map(factsIn) as [Facts, Facts];
  for (const [fact, old] of Object.entries(before)) {
    const now = after[fact] ?? '';
    expect(now, fact).not.toBe(old);
    expect(pagesWith(changed.dist, now), `${fact}: ${now}`).toEqual(pagesWith('dist', old));
    expect(pagesWith(changed.dist, old), `${fact}: ${old}`).toEqual([]);
  }
  expect(pagesWith(changed.dist, after['company'] ?? '')).toEqual(LEGAL);
  expect(pagesWith(changed.dist, after['phone'] ?? '')).toEqual(LEGAL);
});

for (const kind of [
  '/',
  '/blog',
  '/team',
  '/agb',
  '/kuendigung',
  'the new article',
  'the new member',
]) {
  test(`${kind} of the rewritten site is accessible and reports no fault`, async ({
    page,
    changed: { added },
  }) => {
    const [article = '', member = ''] = added;
    const named: Record<string, string> = { 'the new article': article, 'the new member': member };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(named[kind] ?? kind);
    expect(await findViolations(page)).toEqual([]);
  });
}

/** What the operator writes once and the legal texts say. */
function factsIn(content: string): Facts {
  const read = (file: string) => parse(readFileSync(`${content}/${file}`, 'utf8')) as unknown;
  const company = read('site/company.yaml') as Company;
  const contact = read('site/contact.yaml') as {
    supportEmail: string;
    contactEmail: string;
    phone: string;
  };
  const offer = read('site/offer.yaml') as { monthlyPriceEuro: number };
  const processors = read('site/processors.yaml') as Record<string, { provider: string }>;
  return {
    company: company.name,
    street: company.address.street,
    postalCode: company.address.postalCode,
    legalForm: company.legalForm,
    representative: company.representatives[0] ?? '',
    role: company.representativeRole,
    court: company.register.court,
    register: company.register.number,
    vatId: company.vatId,
    ...(company.dataProtectionOfficer && { officer: company.dataProtectionOfficer.email }),
    authority: company.accessibilityAuthority.email,
    supportEmail: contact.supportEmail,
    contactEmail: contact.contactEmail,
    phone: contact.phone,
    price: `${String(offer.monthlyPriceEuro)},00 €`,
    processor: processors['backend']?.provider ?? '',
  };
}

/** Legal texts that say something. */
function pagesWith(dist: string, words: string): string[] {
  const says = (text: string) => text.replaceAll(/\s+/g, ' ').includes(words);
  return finishedPages(dist)
    .filter(({ route }) => LEGAL.includes(route))
    .filter(({ document }) => says(document.querySelector('main')?.textContent ?? ''))
    .map(({ route }) => route)
    .toSorted();
}

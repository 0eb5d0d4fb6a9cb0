import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '#tests/content/copied-content.ts';

// What stands in several places and must say the same in each.

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
const legal = (name: string): string =>
  inOneLine(read(`content/legal/${name}.md`).replaceAll(/<!--.*?-->/gs, ''));

test('every place that mentions artificial intelligence says what it does and who checks it, as the policy does', () => {
  const places = globSync('content/**/*.{yaml,md}', {
    cwd: projectRoot,
    exclude: ['content/legal/**', 'content/sources/**'],
  }).filter((file) => read(file).includes('ünstliche Intelligenz'));
  for (const part of ['landing', 'pricing', 'faq']) {
    expect(places.some((file) => file.startsWith(`content/${part}/`))).toBe(true);
  }
  // One sentence, or two entries of a list.
  const statement =
    /^Künstliche Intelligenz wertet mit aus und schlägt Rückmeldungen vor(?:;|\. -) deine Psychologin prüft jede/iu;
  for (const file of places) {
    const [, ...mentions] = inOneLine(read(file)).split(/(?=Künstliche Intelligenz)/iu);
    expect(mentions.filter((mention) => !statement.test(mention))).toEqual([]);
  }
  const policy = legal('datenschutz');
  expect(policy).toMatch(
    /künstlicher Intelligenz, um Einträge auszuwerten und Entwürfe für Rückmeldungen vorzubereiten/,
  );
  expect(policy).toContain('Deine Psychologin prüft, was du bekommst.');
});

test('the accessibility statement says how to use search, tools, forms, booking and app', () => {
  const statement = legal('barrierefreiheit');
  const interactive = /#features\/(?:awake|declarations|diary|search|suitability)\//;
  const pages = globSync('src/pages/*.astro', { cwd: projectRoot })
    .filter((file) => interactive.test(read(file)))
    .map((file) => file.slice('src/pages/'.length, -'.astro'.length))
    // Prices only lead to what another page does.
    .filter((page) => page !== 'preise');
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => !statement.includes(`](/${page})`))).toEqual([]);

  const { callToAction } = parse(read('content/site/brand.yaml')) as { callToAction: string };
  expect(statement).toContain(`**Buchen.** „${callToAction}“`);
  const claims = parse(read('content/site/claims.yaml')) as { device: { value: string } };
  expect(statement).toContain(`einer App für ${claims.device.value}`);
  // Whose they are, where it says what is not accessible yet.
  expect(statement).toMatch(
    /Buchungsseite betreibt ein Dienstleister .*App Store .*gehören\sanderen Anbietern/su,
  );
});

test('as long as the settings say that marketing has no service, there is none', () => {
  const { categories } = parse(read('content/consent/words.yaml')) as {
    categories: { marketing: { description: string } };
  };
  expect(categories.marketing.description).toContain('Zurzeit nutzen wir dafür keinen Dienst.');
  const services = globSync('content/consent/services/*.yaml', { cwd: projectRoot });
  expect(services.length).toBeGreaterThan(3);
  expect(services.filter((file) => /^category: marketing$/m.test(read(file)))).toEqual([]);
});

// Article 246a § 1 (2) EGBGB, annex 1, without the parts that the law wants filled in. The rest of the model of 2026 is a note for
// the lawyer in the terms, and blocks a release.
const MODEL = [
  'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
  'mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.',
  'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
];

test('the instruction on withdrawal keeps the words of the law, and says when the right ends early', () => {
  const terms = legal('agb');
  for (const words of MODEL) expect(terms).toContain(words);
  expect(terms).toMatch(/Das Widerrufsrecht erlischt, .*§ 356 Abs\. 4 BGB/);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '#content-check/check-content.ts';
import { formatProblem } from '#content-check/content-report.ts';
import { readContentDocument } from '#content-check/content-files.ts';
import { iconName } from '#content-model/fields.ts';
import { requiredFooterLinks } from '#content-model/site.ts';
import { projectRoot } from './copied-content.ts';

const exampleOf = (pattern: string) =>
  globSync(pattern, { cwd: projectRoot }).map(
    (file) => readContentDocument(projectRoot, file).data as Record<string, unknown>,
  );

test('the content of the website has nothing that stops the build', () => {
  expect(
    checkContent(projectRoot)
      .filter(({ severity }) => severity === 'problem')
      .map(formatProblem),
  ).toEqual([]);
});

test('there are six testimonials, all marked as samples, with 4.5 stars on average', () => {
  const testimonials = exampleOf('tests/example-content/testimonials/*.yaml');
  expect(testimonials.map(({ sample }) => sample)).toEqual([true, true, true, true, true, true]);
  expect(testimonials.reduce((sum, { rating }) => sum + Number(rating), 0) / 6).toBe(4.5);
});

test('the questions begin with the weekly plan and are at least nine', () => {
  const questions = exampleOf('tests/example-content/faq/*.yaml').toSorted(
    (a, b) => Number(a['order']) - Number(b['order']),
  );
  expect(questions.length).toBeGreaterThanOrEqual(9);
  expect(questions.map((question) => 'weeklyPlan' in question).indexOf(true)).toBe(0);
});

test('the strings the specification fixes are in the content', () => {
  const [brand] = exampleOf('tests/example-content/site/brand.yaml');
  const [hero] = exampleOf('tests/example-content/landing/hero.yaml');
  expect(brand).toMatchObject({
    callToAction: 'Schlafcoaching entdecken',
    partnerNote: 'Blackroll Partner',
    copyrightYear: 2025,
  });
  expect(hero).toMatchObject({ headline: 'Regeneration trifft Psychologie' });
});

test('the operator’s guide names every icon and every link the law wants', () => {
  const guide = readFileSync(join(projectRoot, 'content/README.md'), 'utf8');
  for (const icon of iconName.options) expect(guide).toContain(`\`${icon}\``);
  for (const { label, href } of requiredFooterLinks) {
    expect(guide).toContain(`| ${label} | \`${href}\` |`);
  }
});

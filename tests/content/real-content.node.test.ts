import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '#content-check/check-content.ts';
import { formatProblem } from '#content-check/content-report.ts';
import { readContentDocument } from '#content-check/content-document.ts';
import { iconName } from '#content-model/fields.ts';
import { requiredFooterLinks } from '#content-model/site.ts';
import { furtherArticles } from '#features/blog/article/further-articles.tsx';
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

const problems = checkContent(projectRoot);

test('every figure of the website stands in its source, and every source says what it found', () => {
  const figures = problems.filter(
    ({ code }) => code === 'figureNotInSource' || code === 'figureWithoutClaim',
  );
  expect(figures.map(formatProblem)).toEqual([]);
  const silent = globSync('content/sources/*.yaml', { cwd: projectRoot }).filter(
    (file) => !('finding' in (readContentDocument(projectRoot, file).data as object)),
  );
  expect(silent).toEqual([]);
});

test('the first screen says on which device, how long, what a week holds and what happens if it does not fit', () => {
  const [hero] = exampleOf('content/landing/hero.yaml') as { lead: string; afterClick: string }[];
  for (const decision of ['{geraet}', '{dauer}', '{erstattung}'])
    expect(hero?.afterClick).toContain(decision);
  expect(hero?.lead).toContain('Woche');
});

test('what search engines show of a page fits, and a teaser begins with a whole sentence', () => {
  const cut = problems.filter(({ code }) => code === 'cutInSearch' || code === 'longTeaser');
  expect(cut.map(formatProblem)).toEqual([]);
});

test('what is offered below an article has its category or a topic in common', () => {
  const articles = globSync('content/blog/*.md', { cwd: projectRoot })
    .map((file) => ({
      slug: basename(file, '.md'),
      ...(readContentDocument(projectRoot, file).data as {
        category: string;
        tags: string[];
        date: string;
      }),
    }))
    .toSorted((a, b) => b.date.localeCompare(a.date));
  expect(articles.length).toBeGreaterThan(14);
  for (const article of articles) {
    const { related, alsoAbout } = furtherArticles(article, articles);
    expect(related.length + alsoAbout.length, article.slug).toBe(3);
    const strangers = alsoAbout.filter(({ tags }) =>
      new Set(tags).isDisjointFrom(new Set(article.tags)),
    );
    expect(
      strangers.map(({ slug }) => slug),
      article.slug,
    ).toEqual([]);
  }
});

test('nothing on the website sounds as if a machine had doubted its own sentence', () => {
  const found = problems.filter(({ code }) => code === 'andNo' || code === 'ourAdvice');
  expect(found.map(formatProblem)).toEqual([]);
});

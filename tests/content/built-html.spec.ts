import { expect, test } from '@playwright/test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { builtPages, type BuiltPage } from '../../scripts/built-pages.ts';

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // Matters of writing that HTML leaves open and React decides.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      // An article is named by a whole question, and what follows its title is prescribed (row B12).
      'long-title': ['error', { maxlength: 110 }],
    },
  }),
);

for (const dist of ['dist', 'dist-catalogue']) {
  test(`every page of ${dist} is valid HTML`, async () => {
    const pages = builtPages(dist);
    expect(pages.length).toBeGreaterThanOrEqual(2);
    const problems = await Promise.all(pages.map(problemsOf));
    expect(problems.flat()).toEqual([]);
  });
}

async function problemsOf({ route, html }: BuiltPage): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector }) => `${route}: ${ruleId}: ${message} at ${selector ?? '?'}`,
    ),
  );
}

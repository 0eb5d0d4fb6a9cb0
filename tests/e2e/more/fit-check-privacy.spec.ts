import type { Page } from '@playwright/test';
import { decide, meanings, type Meaning } from '#features/suitability/fit-check/decision.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { because, fitCheckOn, fitting, shownReasons } from '#tests/support/fit-check.ts';
import { readContent } from '#tests/support/site-content.ts';

const { questions, outcomes } = readContent('tools/fit-check.yaml');

/** Everything that leaves the page or stays behind. */
function traces(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  return {
    requests,
    kept: () =>
      page.evaluate(async () => ({
        address: location.href,
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        databases: await indexedDB.databases(),
        caches: await caches.keys(),
        cookies: document.cookie,
        history: JSON.stringify(history.state),
      })),
  };
}

test('in a whole session no request carries an answer, nothing is stored and the address stays', async ({
  page,
}) => {
  const { requests, kept } = traces(page);
  const fit = fitCheckOn(page);
  await fit.open();
  const before = await kept();
  await fit.step({ feeling: 'crisis' });
  await fit.button('Von vorn beginnen').click();
  await fit.step({ ...fitting, health: 'yes' });
  await expect(fit.result).toBeVisible();
  const after = await kept();
  expect(after).toEqual({ ...before, history: '{"question":9}' });
  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
  const names = Object.entries(questions).flatMap(([question, { answers }]) => [
    question,
    ...Object.keys(answers).filter((name) => name.length > 3),
  ]);
  expect(requests.filter((request) => names.some((name) => request.includes(name)))).toEqual([]);
  expect(requests.filter((request) => request.includes('?'))).toEqual([]);
  await page.reload();
  await expect(page.locator('input:checked')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all questions stand below each other, and the outcome follows from the answers', async ({
    page,
  }) => {
    const { requests } = traces(page);
    const fit = fitCheckOn(page);
    await fit.open();
    await expect(fit.shownQuestions).toHaveCount(9);
    await expect(fit.result).toHaveCount(0);
    for (const [question, name] of Object.entries(fitting))
      await fit.answer(question, name).check();
    await expect(fit.heading).toHaveText(outcomes.fits.headline);
    await fit.answer('daytime', 'yes').check();
    await expect(fit.heading).toHaveText(outcomes.doctorFirst.headline);
    await expect(fit.reasons).toHaveText([because('daytime', 'yes')]);
    await fit.answer('feeling', 'crisis').check();
    await expect(fit.heading).toHaveText(outcomes.helpNow.headline);
    await expect(fit.shownQuestions).toHaveCount(1);
    await page.keyboard.press('Enter');
    await fit.button('Von vorn beginnen').click();
    await expect(fit.result).toHaveCount(0);
    expect(requests.filter((request) => /^POST|\?/.test(request))).toEqual([]);
    await expect(page).toHaveURL('/passt-das');
  });
});

test('the stylesheet shows on every path what the decision says, with exactly the reasons for it', async ({
  page,
}) => {
  await page.goto('/passt-das');
  // As without script: every question is on the page.
  await page.evaluate(() => {
    delete document.documentElement.dataset['script'];
  });
  const seen = await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    // Answers that mean the same lead the same way; one of them is enough.
    const groups = [...document.querySelectorAll('.fit-question')].map((question) => [
      ...Map.groupBy(question.querySelectorAll('input'), ({ dataset }) => dataset['means'])
        .values()
        .map(([first]) => first)
        .filter((input) => input !== undefined),
    ]);
    const results = [...document.querySelectorAll<HTMLElement>('[data-outcome]')];
    const found: { chosen: string[]; shown: string[]; reasons: number }[] = [];
    const choose = (at: number) => {
      for (const input of groups[at] ?? []) {
        input.checked = true;
        if (at + 1 < groups.length) choose(at + 1);
        else {
          found.push({
            chosen: groups.map((all) => all.find(({ checked }) => checked)?.dataset['means'] ?? ''),
            shown: results
              .filter((result) => getComputedStyle(result).display !== 'none')
              .map((result) => result.dataset['outcome'] ?? ''),
            reasons: [...document.querySelectorAll('.fit-why')].filter((why) =>
              why.checkVisibility(),
            ).length,
          });
        }
      }
    };
    choose(0);
    return found;
  });
  const answerCounts = Object.values(meanings).map(
    (answers) => new Set(Object.values(answers)).size,
  );
  expect(seen).toHaveLength(answerCounts.reduce((product, count) => product * count, 1));
  for (const { chosen, shown, reasons } of seen) {
    const given = chosen as Meaning[];
    const outcome = decide(given);
    expect(shown).toEqual([outcome]);
    const shownWith: readonly Meaning[] = outcome === undefined ? [] : shownReasons[outcome];
    expect(reasons).toBe(given.filter((meaning) => shownWith.includes(meaning)).length);
  }
});

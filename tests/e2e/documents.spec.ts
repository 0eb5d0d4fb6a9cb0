import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';

test('a page lets the browser prepare the next one, but never one that leaves the site', async ({
  request,
}) => {
  const page = await request.get('/');
  expect(page.headers()['speculation-rules']).toBe('"/speculation-rules.json"');
  const rules = await request.get('/speculation-rules.json');
  expect(rules.headers()['content-type']).toContain('application/speculationrules+json');
  const [{ where, eagerness }] = (
    (await rules.json()) as { prerender: [{ where: unknown; eagerness: string }] }
  ).prerender;
  expect(eagerness).toBe('moderate');
  expect(JSON.stringify(where)).toContain('"not":{"href_matches":["/app"');
});

test('the next page stands there at once, without a fade', async ({ page, faults }) => {
  faults.allow(/404/);
  await recordTransitions(page);
  await page.goto('/gibt-es-nicht');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('data-crossfaded', 'false');
});

async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset['crossfaded'] = String(viewTransition !== null);
    });
  });
}

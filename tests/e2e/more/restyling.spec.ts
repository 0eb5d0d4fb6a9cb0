import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { consentOn } from '#tests/support/consent.ts';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

test.use({ viewport: { width: 412, height: 823 } });

test('a touch restyles little: the pointer a few elements, theme and settings what is in sight', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const all = await page.locator('*').count();
  const themeSwitch = page.getByRole('button', { name: 'Nachtansicht' });
  const { reopen, dialog } = consentOn(page);

  expect(await restyled(page, () => themeSwitch.hover())).toBeLessThan(all / 10);
  expect(await restyled(page, () => themeSwitch.click())).toBeLessThan(all);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');

  await reopen.hover();
  const opened = await restyled(page, async () => {
    await reopen.click();
    await expect(dialog).toBeVisible();
  });
  expect(opened).toBeLessThan(all);
});

/** How many elements the browser restyled within two frames; one that was restyled twice counts twice. */
async function restyled(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser to trace.');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

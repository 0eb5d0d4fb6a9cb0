import { expect, test } from '#tests/support/browser-test.ts';
import { fitCheckOn, fitting } from '#tests/support/fit-check.ts';

// A kept page would bring its script along.
test.use({ serviceWorkers: 'block' });

test('a thought goes nowhere while its script is on the way, and is parked when it comes', async ({
  page,
}) => {
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/islands/awake.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/wach/gedanken#schritt-2');
  await page.getByRole('textbox', { name: 'Dein Gedanke' }).fill('Steuer');
  await page.getByRole('button', { name: 'Parken' }).click();
  gate.resolve(undefined);
  await expect(page.getByText('Geparkt.')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('where the script never comes a thought is sent nowhere, stays in its field, and a sentence says so', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('**/islands/awake.js*', (route) => route.abort());
  await page.goto('/wach/gedanken#schritt-2');
  const field = page.getByRole('textbox', { name: 'Dein Gedanke' });
  await field.fill('Steuer');
  await page.getByRole('button', { name: 'Parken' }).click();
  await expect(page.getByText('Gerade lässt sich nichts speichern.')).toBeVisible();
  await expect(field).toHaveValue('Steuer');
  expect(asked.filter((address) => address.includes('Steuer'))).toEqual([]);
});

test('where the script never comes the questions stand below one another, and lead to their outcome', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await page.route('**/islands/fit-check.js*', (route) => route.abort());
  const fit = fitCheckOn(page);
  await fit.open();
  const [first, ...others] = Object.entries(fitting);
  if (!first) throw new Error('There are questions.');
  await fit.answer(...first).check();
  await expect(page.getByText('Hier stehen alle')).toBeVisible();
  await expect(fit.button('Weiter')).toBeHidden();
  for (const [question, name] of others) await fit.answer(question, name).check();
  await expect(fit.heading).toHaveText('Das kann passen');
});

test('where the script hangs the questions stand below one another as well', async ({ page }) => {
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/islands/fit-check.js*', () => gate.promise);
  const fit = fitCheckOn(page);
  await fit.open();
  await fit.answer('feeling', 'worn').check();
  await fit.button('Weiter').click();
  await expect(page.getByText('Hier stehen alle')).toBeVisible();
  await expect(fit.question('age')).toBeVisible();
  gate.resolve(undefined);
});

test('when the network is back the next touch gets the script after all', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  const script = '**/islands/fit-check.js*';
  await page.route(script, (route) => route.abort());
  const fit = fitCheckOn(page);
  await fit.open();
  await fit.answer('feeling', 'worn').check();
  await expect(page.getByText('Hier stehen alle')).toBeVisible();
  await page.unroute(script);
  await fit.answer('feeling', 'managing').check();
  await expect(page.getByText('Hier stehen alle')).toBeHidden();
  await fit.button('Weiter').click();
  await expect(fit.question('age')).toBeVisible();
  await expect(fit.question('feeling')).toBeHidden();
});

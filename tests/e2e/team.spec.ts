import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { bookingAddress, readTeam } from '#tests/support/site-content.ts';

const team = readTeam();
const cards = (page: Page) => page.locator('main li', { has: page.locator('h2') });

test("T1: 'Unser Expertenteam' shows the three roles, the lead first", async ({ page }) => {
  await page.goto('/team');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unser Expertenteam');
  await expect(cards(page)).toHaveCount(3);
  const roles = [
    'Leitende Schlafpsychologin',
    'Schlafpsychologin',
    'Schlafmediziner und Schlafforscher',
  ];
  for (const [index, role] of roles.entries()) {
    await expect(cards(page).nth(index).getByText(role, { exact: true })).toBeVisible();
  }
});

for (const { width, columns } of [
  { width: 767, columns: 1 },
  { width: 768, columns: 2 },
  { width: 1023, columns: 2 },
  { width: 1024, columns: 3 },
]) {
  test(`T1: the cards stand in ${columns} column(s) at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/team');
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().left),
    );
    expect(lefts).toHaveLength(3);
    expect(new Set(lefts).size).toBe(columns);
  });
}

for (const { id, name } of team) {
  test(`T2: the card of ${id} leads to the profile, wherever it is clicked`, async ({ page }) => {
    await page.goto('/team');
    const card = cards(page).filter({ hasText: name });
    await expect(card.getByRole('link')).toHaveAttribute('href', `/team/${id}`);
    await card.click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL(`/team/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
}

test('T2: the call to action leads down to #cta, and from there to the booking page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/team');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Schlafcoaching entdecken$/ })
    .click();
  await expect(page).toHaveURL('/team#cta');
  const booking = page.locator('#cta').getByRole('link', { name: /^Schlafcoaching entdecken/ });
  await expect(booking).toBeInViewport();
  await expect(booking).toHaveAttribute('href', bookingAddress());
  await expect(booking).toHaveAttribute('target', '_blank');
});

for (const { id, name, title, facts, certificates, text } of team) {
  test(`T3: the profile of ${id} has role, portrait, facts, certificates with issuer and text`, async ({
    page,
  }) => {
    await page.goto(`/team/${id}`);
    const profile = page.getByRole('article');
    await expect(profile.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(profile.getByText(title, { exact: true }).first()).toBeVisible();
    await expect(profile.getByRole('img', { name: /^Platzhalter/ })).toBeVisible();
    await expect(profile.getByRole('link', { name: /^Schlafcoaching entdecken/ })).toHaveAttribute(
      'href',
      bookingAddress(),
    );
    for (const fact of facts) await expect(profile.getByText(fact, { exact: true })).toBeVisible();
    for (const certificate of certificates) {
      const term = profile.getByRole('term').filter({ hasText: certificate.name });
      await expect(term.locator('xpath=following-sibling::dd')).toHaveText(certificate.issuer);
    }
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
    expect(headings.length).toBeGreaterThan(1);
    for (const heading of headings) {
      await expect(profile.getByRole('heading', { name: heading })).toBeVisible();
    }
  });

  test(`T3: the profile of ${id} says that it is a sample, and leads back and on`, async ({
    page,
  }) => {
    await page.goto(`/team/${id}`);
    await expect(page.getByRole('article').getByText('Beispiel', { exact: true })).toBeVisible();
    await expect(page.locator('#cta').getByRole('link')).toHaveAttribute('href', bookingAddress());
    for (const other of team.filter((member) => member.id !== id)) {
      await expect(page.getByRole('link', { name: other.name })).toHaveAttribute(
        'href',
        `/team/${other.id}`,
      );
    }
    await page.getByRole('link', { name: 'Zurück zum Team' }).click();
    await expect(page).toHaveURL('/team');
  });
}

test('R3 to R5: the facts of the specification stand on the profiles', async ({ page }) => {
  const expected = {
    'anna-muster': [
      /über 500.Menschen/i,
      /Zertifizierte Psychologin/,
      /Kursleiterin für Prävention/,
    ],
    'lena-beispiel': [
      /über 500.Menschen/i,
      /Zertifizierte Psychologin/,
      /Kursleiterin für Prävention/,
    ],
    'dr-karl-exempel': [
      /aus Köln/,
      /Leiter einer Kinderklinik/,
      /Vorsitzender der deutschen Gesellschaft für Schlafforschung/,
      /Berater, Dozent und Autor/,
      /Schlaf von Kindern/,
    ],
  };
  for (const [id, facts] of Object.entries(expected)) {
    await page.goto(`/team/${id}`);
    for (const fact of facts)
      await expect(page.getByRole('article').getByText(fact).first()).toBeVisible();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('T1: overview and profile can be read', async ({ page }) => {
    await page.goto('/team');
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Zurück zum Team' }).click();
    await expect(cards(page)).toHaveCount(3);
  });
});

test('T1: on a phone a portrait leaves room for the name and the words below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/team');
  const portrait = await cards(page).first().getByRole('img').boundingBox();
  expect(portrait?.height).toBeLessThan(320);
});

test('T3: on a laptop what is said of a person stands beside what the person does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/team/${team[0]?.id ?? ''}`);
  const said = await page.locator('.prose > p').first().boundingBox();
  const heading = await page.locator('.prose > h2').first().boundingBox();
  expect(heading?.x).toBeGreaterThan((said?.x ?? 0) + (said?.width ?? 0) - 1);
  expect(Math.abs((heading?.y ?? 0) - (said?.y ?? 0))).toBeLessThan(16);
});

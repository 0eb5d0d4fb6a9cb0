import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { browserForSuite, expectPage } from './browser.ts';
import { canMount, smallDisk } from './small-disk.ts';
import { joinOffice, officeLink, runOffice } from './visitor.ts';

const DISK_MB = 500;
// Each is a row of its own, so that soon none fits into what the database had put aside.
const MOST_TRIES = 400;
let site = '';
const { open, signIn } = browserForSuite(() => site);

const longQuestion = (): string => `${crypto.randomUUID().repeat(7)}?`;

test.runIf(canMount)(
  'a database on a full disk is a sentence at the document, whose words are stored once there is room',
  async () => {
    const disk = await smallDisk(DISK_MB);
    // Started by root, the database runs as another user, who needs access to this folder.
    chmodSync(disk.folder, 0o711);
    const office = runOffice(onTestFinished, {
      DATA_DIR: join(disk.folder, 'data'),
      CONTENT_DIR: 'tests/example-content',
      OFFICE_PORT: '0',
    });
    const link = await officeLink(office);
    site = new URL(link).origin;
    const anna = await joinOffice(site, link, 'anna@example.org', 'Anna Beispiel');
    const page = await open();
    await signIn(page, anna);
    await page.goto('/admin/collections/faq/create');
    const question = page.locator('#field-question');
    await expectPage(question).toBeEnabled();
    await page.waitForLoadState('networkidle');
    const save = () => page.getByRole('button', { name: 'Entwurf speichern' }).click();
    await question.fill('Vor dem vollen Speicher?');
    await save();
    await expectPage(page).toHaveURL(/\/faq\/\d+/u);
    const stored = async (): Promise<string> => {
      const path = new URL(page.url()).pathname.replace('/admin/collections/', '/api/');
      const { text } = await anna.visitor.ask(`${path}?draft=true&depth=0`);
      return (JSON.parse(text) as { question: string }).question;
    };
    disk.fillBut(0);
    let status = 201;
    for (let tries = 0; status === 201 && tries < MOST_TRIES; tries += 1) {
      const answer = await anna.visitor.ask('/api/faq?draft=true', {
        method: 'POST',
        headers: { origin: site, 'content-type': 'application/json' },
        body: JSON.stringify({ question: longQuestion(), _status: 'draft' }),
      });
      status = answer.status;
    }
    expect(status).toBe(503);
    const words = longQuestion();
    await question.fill(words);
    await save();
    const sentence = page.getByText('Das hat gerade nicht geklappt.');
    await expectPage(sentence.first()).toBeVisible();
    await expectPage(question).toHaveValue(words);
    expect(await stored()).toBe('Vor dem vollen Speicher?');
    disk.makeRoom();
    await save();
    await expect.poll(stored, { timeout: 60_000 }).toBe(words);
    // 53100 is the code of a full disk; of what was written nothing may be told.
    expect(office.said()).toContain('"code":"53100"');
    expect(office.said()).not.toMatch(/params|insert into|Anna/u);
    expect(office.said()).not.toContain(words.slice(0, 36));
  },
);

import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MANIFEST_FILE } from '../../server/http/build-manifest.ts';
import type { BuildSite } from '../publishing/build-child.ts';
import { untilServed } from '../publishing/until-served.ts';
import { openWebsite } from './website.ts';

const ANNA = { name: 'Anna', email: 'anna@schlaf.example' };
const ARTICLE = 'blog/online-schlaftherapie-wirksamkeit.md';

function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'website-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

const root = join(import.meta.dirname, '../..');

const buildInto =
  (places: string): BuildSite =>
  () => {
    const folder = mkdtempSync(join(places, 'build-'));
    writeFileSync(join(folder, MANIFEST_FILE), '{}');
    return Promise.resolve({ status: 'built', folder });
  };

test('the same program in another folder is no earlier one', async () => {
  const places = folderForTest();
  const settings = { dataDir: join(places, 'data'), buildSite: buildInto(places) };
  const website = await openWebsite({ ...settings, projectRoot: root });
  await website.publish(ANNA, 'Am Anfang');
  const elsewhere = join(places, 'elsewhere');
  symlinkSync(root, elsewhere);
  const moved = await openWebsite({ ...settings, projectRoot: elsewhere });
  expect(moved.isFromEarlierProgram()).toBe(false);
});

test('another address of the website makes the program another one', async () => {
  const places = folderForTest();
  const settings = { dataDir: join(places, 'data'), buildSite: buildInto(places) };
  const website = await openWebsite({ ...settings, projectRoot: root });
  await website.publish(ANNA, 'Am Anfang');
  vi.stubEnv('SITE_URL', 'https://neu.schlaf.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  const moved = await openWebsite({ ...settings, projectRoot: root });
  expect(moved.isFromEarlierProgram()).toBe(true);
});

test('what is built is due again when a certificate has ended since, and only once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const places = folderForTest();
  const website = await openWebsite({
    projectRoot: root,
    dataDir: join(places, 'data'),
    buildSite: buildInto(places),
  });
  const company = join(website.published, 'site/company.yaml');
  const text = readFileSync(company, 'utf8');
  writeFileSync(company, text.replace(/validUntil: .*$/mu, 'validUntil: 2030-06-01'));
  vi.setSystemTime(new Date('2030-06-01T12:00:00Z'));
  await website.publish(ANNA, 'Am letzten Tag');
  expect(website.isDue()).toBe(false);
  // Midnight in Berlin.
  vi.setSystemTime(new Date('2030-06-01T22:00:00Z'));
  expect(website.isDue()).toBe(true);
  await website.publish(ANNA, 'Danach');
  expect(website.isDue()).toBe(false);
});

test('going back to a build from before the day of an article builds anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const places = folderForTest();
  let builds = 0;
  const buildSite: BuildSite = (options) => {
    builds += 1;
    return buildInto(places)(options);
  };
  const website = await openWebsite({
    projectRoot: root,
    dataDir: join(places, 'data'),
    buildSite,
  });
  const article = join(website.published, ARTICLE);
  const offer = join(website.published, 'site/offer.yaml');
  const [dated, price] = [readFileSync(article, 'utf8'), readFileSync(offer, 'utf8')];
  writeFileSync(article, dated.replace(/^date: .*$/mu, 'date: 2030-06-02'));
  const publish = (euro: number) => {
    writeFileSync(offer, price.replace(/^monthlyPriceEuro: .*$/mu, `monthlyPriceEuro: ${euro}`));
    return website.publish(ANNA, `Preis ${euro}`);
  };

  vi.setSystemTime(new Date('2030-06-01T12:00:00Z'));
  const before = await publish(69);
  await publish(79);
  expect(await publish(69)).toMatchObject({ build: (before as { build: string }).build });
  expect(builds).toBe(2);
  vi.setSystemTime(new Date('2030-06-02T12:00:00Z'));
  await publish(79);
  expect(builds).toBe(3);
  const after = await publish(69);
  expect(builds).toBe(4);
  expect(after).not.toMatchObject({ build: (before as { build: string }).build });
});

test('an article is due on its day, also before the office has ever published', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const places = folderForTest();
  const distDir = join(places, 'dist');
  mkdirSync(distDir);
  const manifest = join(distDir, MANIFEST_FILE);
  writeFileSync(manifest, '{}');
  const shippedAt = new Date('2030-05-30T12:00:00Z');
  utimesSync(manifest, shippedAt, shippedAt);
  const website = await openWebsite({
    projectRoot: root,
    dataDir: join(places, 'data'),
    buildSite: buildInto(places),
    distDir,
  });
  const article = join(website.published, ARTICLE);
  const dated = readFileSync(article, 'utf8').replace(/^date: .*$/mu, 'date: 2030-06-02');
  writeFileSync(article, dated);
  vi.setSystemTime(new Date('2030-06-01T21:59:00Z'));
  expect(website.isDue()).toBe(false);
  // Midnight in Berlin.
  vi.setSystemTime(new Date('2030-06-01T22:00:00Z'));
  expect(website.isDue()).toBe(true);
  await website.publish(ANNA, 'Ein Datum, das erreicht ist');
  expect(website.isDue()).toBe(false);
});

test('nothing counts as published before the running site serves it', async () => {
  const store = { folder: '/data/site/builds', link: '/data/site/current' };
  const answers = ['/app/dist', '/data/site/builds/old', '/data/site/builds/new'];
  let asked = 0;
  const server = createServer((_request, response) => {
    response.end(JSON.stringify({ build: answers[asked] }));
    asked += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port: adminPort } = server.address() as AddressInfo;
  await untilServed({ adminPort, distDir: '/app/dist' }, store, 'new');
  expect(asked).toBe(3);
});

test('a site that does not answer, or that of somebody else, is not waited for', async () => {
  const store = { folder: '/data/site/builds', link: '/data/site/current' };
  const server = createServer((_request, response) => {
    response.end(JSON.stringify({ build: '/elsewhere/dist' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: adminPort } = server.address() as AddressInfo;
  const began = performance.now();
  await untilServed({ adminPort, distDir: '/app/dist' }, store, 'new');
  await new Promise((resolve) => server.close(resolve));
  await untilServed({ adminPort, distDir: '/app/dist' }, store, 'new');
  expect(performance.now() - began).toBeLessThan(10_000);
});

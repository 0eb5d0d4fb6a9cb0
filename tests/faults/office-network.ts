import assert from 'node:assert/strict';
import { mkdtemp, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { joinOffice, officeLink, runOffice } from '#tests/office/visitor.ts';
import { CHROMIUM, CHROMIUM_FLAGS, prepareChromium } from '#tests/support/chromium.ts';
import { removeDataFolder } from '#tests/support/data-folder.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import type { HandOver } from '#tests/support/hand-over.ts';
import { startFailingProxy, type Fault } from './failing-proxy.ts';
import { officeActions, type Action, type Doing } from './office-actions.ts';
import { queryEmbedded } from './query-embedded.ts';
import { runAlone } from './run-alone.ts';
import { until } from './world.ts';

const faults: Readonly<Record<string, Fault>> = {
  'cut before': { isHandled: false, answers: 'cut' },
  'cut after': { isHandled: true, answers: 'cut' },
  'cut once after': { isHandled: true, answers: 'cut', isOnce: true },
  'cut within': { isHandled: true, answers: 'half' },
  'hang before': { isHandled: false, answers: 'hang' },
  'hang after': { isHandled: true, answers: 'hang' },
  '502 before': { isHandled: false, answers: 502 },
  '502 after': { isHandled: true, answers: 502 },
  '503 before': { isHandled: false, answers: 503 },
  '503 after': { isHandled: true, answers: 503 },
  '504 before': { isHandled: false, answers: 504 },
  '504 after': { isHandled: true, answers: 504 },
};

const SENTENCE = /\p{L}+,? \p{L}+,? \p{L}+/u;
const FOREIGN = /gateway|nginx|failed|fetch|error|network|unexpected|unavailable|timeout/iu;
const PATIENCE_MS = 30_000;

/**
 * The network between a browser and the office fails in every way while somebody saves, publishes, uploads …: what was
 * typed is still there, what is said is German and true, and a second try does it once.
 */
export async function officeNetwork(rounds: number): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const world = await startWorld((stop) => stack.defer(stop));
  const actions = officeActions(world);
  const complaints: string[] = [];
  const wanted = new RegExp(process.env['ONLY'] ?? '', 'u');
  let done = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, action] of Object.entries(actions)) {
      for (const [way, fault] of Object.entries(faults)) {
        const what = `${name}, ${way}${round % 2 === 1 ? ', page loaded anew' : ''}`;
        if (!wanted.test(what)) continue;
        done += 1;
        const found = await tryOnce(world, action, fault, round % 2 === 1).catch(
          (error: unknown) => [String(error).split('\n', 3).join(' ')],
        );
        if (found.length > 0) complaints.push(`${what}: ${found.join('; ')}`);
        console.log(`${what}: ${found.join('; ') || 'held'}`);
      }
    }
  }
  console.log(`${String(done)} cases`);
  if (complaints.length > 0) console.error(world.office().slice(-4000));
  assert.deepEqual(complaints, []);
}

type OfficeWorld = Awaited<ReturnType<typeof startWorld>>;

async function tryOnce(
  { proxy, context, makeDocument }: OfficeWorld,
  action: Action,
  fault: Fault,
  isReloaded: boolean,
): Promise<string[]> {
  const found: string[] = [];
  const expect = (holds: boolean, what: string): void => {
    if (!holds) found.push(what);
  };
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('dialog', (dialog) => void dialog.accept());
  const words = `Frage ${crypto.randomUUID().slice(0, 8)}?`;
  const doing = { page, words, id: await makeDocument() };
  try {
    await action.open(doing);
    await action.fill(doing);
    proxy.fail(fault, action.which);
    await action.press(doing);
    await until('it failed', () => proxy.failed() > 0, PATIENCE_MS);
    let said = '';
    // Whoever is told to wait waits.
    const isSentence = () =>
      action.done.test(said) || (SENTENCE.test(said) && !said.includes('noch nicht geantwortet'));
    const hasSpoken = async () => {
      said = await saidOn(page);
      return !isOfOffice(page) || isSentence();
    };
    await until('something is said', hasSpoken, 60_000).catch(() => undefined);
    const isStored = (await action.stored(doing)) > 0;
    // In place of the page comes one of the proxy or the browser where a form is sent without script.
    if (isOfOffice(page)) {
      expect(isSentence(), `says „${said}“`);
      expect(!FOREIGN.test(said), `speaks English: „${said}“`);
    }
    expect(!action.done.test(said) || isStored, `says what is not true: „${said}“`);
    proxy.mend();
    if (!action.done.test(said)) await tryAgain(action, doing, isReloaded, expect);
    const times = await action.stored(doing);
    expect(times === 1, `is there ${String(times)} times`);
  } finally {
    proxy.mend();
    await page.close({ runBeforeUnload: false });
  }
  return found;
}

async function tryAgain(
  action: Action,
  doing: Doing,
  isReloaded: boolean,
  expect: (holds: boolean, what: string) => void,
): Promise<void> {
  const { page, words } = doing;
  if (!isOfOffice(page)) {
    await page.goBack();
    await page.waitForLoadState('networkidle');
    // What arrived stands on the page, and not in the form again.
    if ((await action.stored(doing)) > 0 && (await action.shown?.(page)) === '') return;
  }
  if (isReloaded) {
    // Its page may be gone, as that of what lies in the bin.
    if (action.isKept !== true && (await action.stored(doing)) > 0) return;
    await action.open(doing);
    const offer = page.getByRole('button', { name: 'Übernehmen', exact: true });
    if (action.isKept === true) {
      await Promise.race([
        offer.click().catch(() => undefined),
        until('it is shown', async () => (await action.shown?.(page)) === words).catch(
          () => undefined,
        ),
      ]);
    } else {
      // What the browser keeps comes when the page is awake, and would be added to what is typed.
      const isKept = async () => (await action.shown?.(page)) === words;
      await until('it is shown', isKept, 2000).catch(() => action.fill(doing));
    }
  }
  if (action.shown) {
    await until('it is shown', async () => (await action.shown?.(page)) === words, 5000).catch(
      async () => expect(false, `shows „${await action.shown?.(page).catch(String)}“`),
    );
    if ((await action.shown(page).catch(String)) !== words) await action.fill(doing);
  }
  if (isReloaded && action.isKept === true && (await action.stored(doing)) > 0) return;
  await action.press(doing);
  await until('it is done', async () => action.done.test(await saidOn(page)), PATIENCE_MS).catch(
    async () => expect(false, `is not done at the second try: „${await saidOn(page)}“`),
  );
}

const isOfOffice = (page: Page): boolean => new URL(page.url()).pathname.startsWith('/admin/');

/** Everything that a page says about what somebody did. */
async function saidOn(page: Page): Promise<string> {
  const isOurs = isOfOffice(page);
  const places = '[data-sonner-toast], dialog[open] [role=status], .office-said, [role=alert]';
  const found = await page
    .locator(isOurs ? places : 'body')
    .allInnerTexts()
    .catch(() => []);
  return [...found, isOurs ? '' : `(${page.url()})`].join(' ').replaceAll('\n', ' ').trim();
}

async function startWorld(handOver: HandOver) {
  const folder = await mkdtemp(join(tmpdir(), 'fault-'));
  handOver(() => removeDataFolder(folder));
  // As root the database runs as another user, who has to pass through.
  await chmod(folder, 0o711);
  const dataDir = join(folder, 'data');
  const env = { DATA_DIR: dataDir, DIST_DIR: join(folder, 'dist'), OFFICE_PORT: '0' };
  handOver(() => removeDataFolder(dataDir));
  await writeEmptySite(env.DIST_DIR);
  const office = runOffice(handOver, { ...env, CONTENT_DIR: 'tests/example-content' });
  const link = await officeLink(office);
  const { origin } = new URL(link);
  const { visitor } = await joinOffice(origin, link, 'leitung@schlaf.example');
  const query = <Row extends object>(text: string) => queryEmbedded<Row>(dataDir, text);
  const reference = 'K-AAAA-0001';
  const content = JSON.stringify({ name: 'Anna', email: 'anna@schlaf.example', reason: 'Grund' });
  await query(
    `insert into declarations (id, reference, type, received_at, content, content_hash,
       team_notified_at, confirmation_sent_at)
     values (gen_random_uuid(), '${reference}', 'cancellation', now(), '${content}', 'x', now(), now())`,
  );
  await prepareChromium();
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] });
  handOver(() => browser.close());
  const proxy = await startFailingProxy(handOver, origin);
  const context = await browser.newContext({
    baseURL: proxy.site,
    locale: 'de-DE',
    viewport: { width: 1280, height: 900 },
  });
  const cookies = [...visitor.cookies];
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: proxy.site })));

  const send = async (method: string, path: string, json: object) => {
    const headers = { origin, 'content-type': 'application/json' };
    const { status, text } = await visitor.ask(path, {
      method,
      headers,
      body: JSON.stringify(json),
    });
    assert.ok(status < 300, text);
    return (JSON.parse(text) as { doc: { id: number; basedOn: string } }).doc;
  };
  const versionOf = async (id: number): Promise<number> => {
    const of = `parent_id = ${String(id)} and version_question = 'Erste Fassung?'`;
    const [row] = await query<{ id: number }>(
      `select id from payload._faq_v where ${of} order by id limit 1`,
    );
    return row?.id ?? 0;
  };
  // Two of the same place would not be published.
  let order = 100;
  return {
    proxy,
    office: office.said,
    context,
    query,
    reference,
    /** A question of two versions that is not on the website. */
    makeDocument: async (): Promise<number> => {
      const answer = [{ value: 'Das ist eine Antwort.' }];
      const words = { question: 'Erste Fassung?', order: (order += 1), answer, _status: 'draft' };
      const { id, basedOn } = await send('POST', '/api/faq?draft=true&depth=0', words);
      const change = { question: 'Zweite Fassung?', basedOn };
      await send('PATCH', `/api/faq/${String(id)}?draft=true&depth=0`, change);
      return id;
    },
    versionOf,
  };
}

if (import.meta.main) await runAlone(officeNetwork, 2);

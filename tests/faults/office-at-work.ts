import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import type { HandOver } from '#tests/support/hand-over.ts';
import { joinOffice, type Visitor } from '#tests/office/office-suite.ts';
import { startOffice } from '#tests/office/start-office.ts';
import type { Query } from './query-embedded.ts';

// The key of a session, which stands before the signature in its cookie.
const keyOf = (cookie: string): string => decodeURIComponent(cookie).split('.', 1)[0] ?? '';

/** The real office beside the servers of a world, and a person who works in it without a break. */
export interface OfficeAtWork {
  readonly output: () => string;
  /**
   * Lets the person finish, and looks whether anything was lost: words, lines of the log, declarations.
   *
   * @param stored How many declarations there are.
   * @param references Some of which the first ones are opened.
   */
  readonly endOfWork: (
    query: Query,
    stored: number,
    references: readonly string[],
  ) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const EDITING = '/api/inhalte';
const ENTRY = `${EDITING}/entries/faq/kosten`;
const PAUSE_MS = 100;
const OPENED_AT_THE_END = 20;
const LONGEST_RECOVERY_MS = 120_000;
// Answers that are allowed while something is broken; each contains a sentence.
const TROUBLE: readonly number[] = [503, 507];
const NOT_FOR_PEOPLE = /node_modules|\.ts:\d|\n\s+at |select |insert into|ECONN|ENOSPC/u;

interface Entry {
  readonly values: { readonly question: string };
  readonly version: string;
}

/** Starts the office on the data of a server; its first owner reads, writes and publishes. */
export async function startOfficeAtWork(
  handOver: HandOver,
  env: Record<string, string>,
): Promise<OfficeAtWork> {
  const office = await startOffice(handOver, 'at-work', env);
  const link = `${office.site}${office.firstLink}`;
  const { visitor } = await joinOffice(office.site, link, 'leitung@schlaf.example');
  const person = personIn(visitor, new URL(office.site).origin);
  const work = [person.readDeclarations, person.write, person.publish];
  let isAtWork = true;
  let failure: unknown;
  const on = async (step: () => Promise<void>): Promise<void> => {
    while (isAtWork) {
      await step();
      await delay(PAUSE_MS);
    }
  };
  // Failures are reported when the work ends, so that an unhandled rejection cannot end the process.
  const running = work.map((step) => on(step).catch((error: unknown) => (failure ??= error)));
  let stopped: Promise<number | null> | undefined;
  const stop = async (): Promise<number | null> => {
    isAtWork = false;
    await Promise.all(running);
    stopped ??= office.stop();
    return stopped;
  };
  return {
    output: office.output,
    endOfWork: async (query, stored, references) => {
      isAtWork = false;
      await Promise.all(running);
      assert.ifError(failure);
      await person.answersAgain();
      await person.hasLostNothing(stored, references.slice(-OPENED_AT_THE_END));
      await checkLog(query, person.done);
      for (const cookie of visitor.cookies.values()) {
        assert.equal(office.output().includes(keyOf(cookie)), false, 'no key of a session is told');
      }
      assert.equal(await stop(), 0, 'the office ends as it should');
      const { opened, saved, published, troubles } = person.done;
      console.log(
        `the office meanwhile: ${opened.length} declarations opened, ${saved} words saved, ` +
          `${published} times published, ${troubles} requests answered with a sentence`,
      );
    },
    stop: async () => {
      await stop();
    },
  };
}

function personIn(visitor: Visitor, origin: string) {
  const done = { opened: [] as string[], saved: 0, published: 0, troubles: 0 };
  // What the draft may say: what was acknowledged last, and what was tried since.
  let words: string[] = [];
  let number = 0;

  /** Asks; undefined when the office says in a sentence that it cannot now. */
  async function ask(path: string, options?: RequestInit): Promise<string | undefined> {
    const { status, text, to } = await visitor.ask(path, options);
    if (status === 200) return text;
    const what = `${path} is answered ${String(status)} ${to} ${text.slice(0, 200)}`;
    assert.ok(TROUBLE.includes(status), what);
    assert.match(text, /role="alert">[^<]{20}|"sentence":"[^"]{20}/u, what);
    assert.doesNotMatch(text, NOT_FOR_PEOPLE);
    done.troubles += 1;
    return undefined;
  }
  const send = (path: string, method: string, json: object) =>
    ask(path, { method, headers: { origin }, body: JSON.stringify(json) });

  async function open(reference: string): Promise<void> {
    const page = await ask(`/erklaerungen/${reference}`);
    if (page === undefined) return;
    assert.ok(page.includes(reference) && page.includes('Anna Muster'), `${reference} is shown`);
    done.opened.push(reference);
  }

  async function readDraft(): Promise<Entry | undefined> {
    const text = await ask(ENTRY);
    if (text === undefined) return undefined;
    const entry = JSON.parse(text) as Entry;
    const { question } = entry.values;
    if (words.length > 0) assert.ok(words.includes(question), `${question}, not ${words.join()}`);
    words = [question];
    return entry;
  }

  async function write(): Promise<void> {
    const entry = await readDraft();
    if (entry === undefined) return;
    const question = `Was kostet Frage ${String((number += 1))}?`;
    words.push(question);
    const json = { values: { ...entry.values, question }, basedOn: entry.version };
    if ((await send(ENTRY, 'PUT', json)) === undefined) return;
    words = [question];
    done.saved += 1;
  }

  async function publish(): Promise<string> {
    const text = await send(`${EDITING}/publications`, 'POST', { message: 'Frage' });
    const { status = 'refused' } = JSON.parse(text ?? '{}') as { status?: string };
    if (status === 'published') done.published += 1;
    return status;
  }

  return {
    done,
    write,
    publish: async () => {
      assert.match(await publish(), /^(?:published|unchanged|busy|diskFull|refused)$/u);
    },
    readDeclarations: async () => {
      const list = await ask('/erklaerungen');
      const [, newest] = /href="\/erklaerungen\/([KW]-\w{4}-\w{4})"/u.exec(list ?? '') ?? [];
      if (newest !== undefined) await open(newest);
    },
    answersAgain: async () => {
      const deadline = performance.now() + LONGEST_RECOVERY_MS;
      while ((await ask('/erklaerungen')) === undefined) {
        assert.ok(performance.now() < deadline, 'the office answers again by itself');
        await delay(PAUSE_MS);
      }
    },
    hasLostNothing: async (stored: number, references: readonly string[]) => {
      const list = await ask('/erklaerungen?zeigen=all');
      const total = /desk-found"[^>]*>([\d.]+|Eine) /u.exec(list ?? '')?.[1] ?? '';
      const count = total === 'Eine' ? 1 : Number(total.replaceAll('.', ''));
      assert.equal(count, stored, 'the list has every declaration');
      const before = done.opened.length;
      for (const reference of references) await open(reference);
      assert.equal(done.opened.length - before, references.length, 'each of them can be opened');
      assert.ok(await readDraft(), 'the draft is there');
      assert.match(await publish(), /^(?:published|unchanged)$/u, 'publishing works again');
      assert.ok(done.saved > 0);
    },
  };
}

/** Every look and every change that was answered has its line. */
async function checkLog(
  query: Query,
  { opened, saved, published }: ReturnType<typeof personIn>['done'],
): Promise<void> {
  const lines = await query<{ what: string; about: string; times: number }>(
    'select what, about, count(*)::int as times from office.log group by what, about',
  );
  const noted = new Map(lines.map(({ what, about, times }) => [`${what} ${about}`, times]));
  const expected = Map.groupBy(opened, (reference) => `declaration.read ${reference}`);
  const least = [...expected].map(([line, { length }]): [string, number] => [line, length]);
  least.push(['content.change Häufige Fragen: kosten', saved], ['content.publish null', published]);
  for (const [line, times] of least) {
    assert.ok((noted.get(line) ?? 0) >= times, `the log has "${line}" ${String(times)} times`);
  }
}

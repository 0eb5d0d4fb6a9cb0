import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import type { HandOver } from '#tests/support/hand-over.ts';
import { joinOffice, officeLink, runOffice, type Visitor } from '#tests/office/visitor.ts';
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

const JSON_TYPE = { 'content-type': 'application/json' };
const PAUSE_MS = 100;
const PUBLISHED_EVERY = 20;
const OPENED_AT_THE_END = 20;
const LONGEST_RECOVERY_MS = 120_000;
// Answers that are allowed while something is broken; each contains a sentence.
const TROUBLE: readonly number[] = [500, 503];
const NOT_FOR_PEOPLE = /node_modules|\.ts:\d|\n\s+at |select |insert into|ECONN|ENOSPC/u;

/** Starts the office on the data of a server; its first owner reads, writes and publishes. */
export async function startOfficeAtWork(
  handOver: HandOver,
  env: Record<string, string>,
): Promise<OfficeAtWork> {
  const content = { CONTENT_DIR: 'tests/example-content', OFFICE_PORT: '0' };
  const office = runOffice(handOver, { ...env, ...content });
  const link = await officeLink(office);
  const { origin } = new URL(link);
  const { visitor } = await joinOffice(origin, link, 'leitung@schlaf.example');
  const person = personIn(visitor, origin);
  const work = [person.readDeclarations, person.write];
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
    office.child.kill('SIGTERM');
    stopped ??= office.ended.then(([exitCode]) => exitCode as number | null);
    return stopped;
  };
  return {
    output: office.said,
    endOfWork: async (query, stored, references) => {
      isAtWork = false;
      await Promise.all(running);
      assert.ifError(failure);
      await person.answersAgain();
      await person.hasLostNothing(stored, references.slice(-OPENED_AT_THE_END));
      await checkLog(query, person.done);
      for (const cookie of visitor.cookies.values()) {
        assert.equal(office.said().includes(keyOf(cookie)), false, 'no key of a session is told');
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
    // A page of Next that failed gets its sentence in the browser; tests/office/desk looks at it there.
    assert.match(text, /<p>[^<]{20}|"message":"[^"]{20}|<html id="__next_error__">/u, what);
    assert.doesNotMatch(text, NOT_FOR_PEOPLE);
    done.troubles += 1;
    return undefined;
  }
  const send = (path: string, method: string, json: object) =>
    ask(path, { method, headers: { origin, ...JSON_TYPE }, body: JSON.stringify(json) });

  async function open(reference: string): Promise<void> {
    const page = await ask(`/admin/erklaerungen/${reference}`);
    if (page === undefined) return;
    assert.ok(page.includes(reference) && page.includes('Anna Muster'), `${reference} is shown`);
    done.opened.push(reference);
  }

  /** The state that the next save is based on. */
  async function readDraft(): Promise<string | undefined> {
    const text = await ask('/api/globals/faqSection?draft=true&depth=0');
    if (text === undefined) return undefined;
    const { headline, basedOn } = JSON.parse(text) as { headline: string; basedOn: string };
    if (words.length > 0) assert.ok(words.includes(headline), `${headline}, not ${words.join()}`);
    words = [headline];
    return basedOn;
  }

  async function save(status: 'draft' | 'published'): Promise<boolean> {
    const basedOn = await readDraft();
    if (basedOn === undefined) return false;
    const headline = `Frage ${String((number += 1))}`;
    words.push(headline);
    const json = { headline, basedOn, _status: status };
    const draft = status === 'draft' ? '?draft=true' : '';
    if ((await send(`/api/globals/faqSection${draft}`, 'POST', json)) === undefined) return false;
    words = [headline];
    return true;
  }

  return {
    done,
    write: async () => {
      const isPublishing = number % PUBLISHED_EVERY === PUBLISHED_EVERY - 1;
      if (!(await save(isPublishing ? 'published' : 'draft'))) return;
      done[isPublishing ? 'published' : 'saved'] += 1;
    },
    readDeclarations: async () => {
      const list = await ask('/admin/erklaerungen');
      const [, newest] = /href="\/admin\/erklaerungen\/([KW]-\w{4}-\w{4})"/u.exec(list ?? '') ?? [];
      if (newest !== undefined) await open(newest);
    },
    answersAgain: async () => {
      const deadline = performance.now() + LONGEST_RECOVERY_MS;
      while ((await ask('/admin/erklaerungen')) === undefined) {
        assert.ok(performance.now() < deadline, 'the office answers again by itself');
        await delay(PAUSE_MS);
      }
    },
    hasLostNothing: async (stored: number, references: readonly string[]) => {
      const list = await ask('/admin/erklaerungen?zeigen=all');
      const total = /([\d.]+|Eine) Erklärung(?:en)? gefunden/u.exec(list ?? '')?.[1] ?? '';
      const count = total === 'Eine' ? 1 : Number(total.replaceAll('.', ''));
      assert.equal(count, stored, 'the list has every declaration');
      const before = done.opened.length;
      for (const reference of references) await open(reference);
      assert.equal(done.opened.length - before, references.length, 'each of them can be opened');
      assert.ok(await readDraft(), 'the draft is there');
      assert.ok(await save('published'), 'publishing works again');
      assert.ok(done.saved > 0);
    },
  };
}

/** Every look that was answered has its line. */
async function checkLog(
  query: Query,
  { opened }: ReturnType<typeof personIn>['done'],
): Promise<void> {
  const lines = await query<{ what: string; about: string; times: number }>(
    'select what, about, count(*)::int as times from office.log group by what, about',
  );
  const noted = new Map(lines.map(({ what, about, times }) => [`${what} ${about}`, times]));
  const expected = Map.groupBy(opened, (reference) => `declaration.read ${reference}`);
  const least = [...expected].map(([line, { length }]): [string, number] => [line, length]);
  for (const [line, times] of least) {
    assert.ok((noted.get(line) ?? 0) >= times, `the log has "${line}" ${String(times)} times`);
  }
}

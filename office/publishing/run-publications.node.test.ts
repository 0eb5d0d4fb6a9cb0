import { expect, onTestFinished, test } from 'vitest';
import { openWebsitePort, websitePort, type WebsitePort } from '../server/website-port.ts';
import { runPublications } from './run-publications.ts';

test('who waits for a publication that failed is told of it, also when a mail to somebody else fails', async () => {
  const waiting = ['anna', 'berta'].map((person, id) => ({ id, person, what: 'Artikel' }));
  const { payload, website, mailed, failures } = officeWith(waiting);
  openWebsitePort(website);
  await runPublications(payload);
  onTestFinished(() => websitePort()?.letGo?.());
  await expect.poll(() => mailed).toEqual(['anna@example.org', 'berta@example.org']);
  await expect.poll(() => failures).toHaveLength(2);
  expect(failures).toEqual([
    'A publication failed.',
    'A mail about a publication that failed could not be sent.',
  ]);
});

/** An office in which nothing can be written and Anna has no mailbox. */
function officeWith(waiting: object[]) {
  const [mailed, failures]: [string[], string[]] = [[], []];
  let isTaken = false;
  const payload = {
    find: ({ collection }: { collection: string }) => {
      if (collection === 'payload-jobs') return Promise.resolve({ docs: [] });
      if (collection !== 'publications') return Promise.reject(new Error('on purpose'));
      const docs = isTaken ? [] : waiting;
      isTaken = true;
      return Promise.resolve({ docs });
    },
    update: () => Promise.resolve(),
    db: {
      pool: {
        on: () => undefined,
        end: () => Promise.resolve(),
        connect: () =>
          Promise.resolve({ query: () => Promise.resolve(), release: () => undefined }),
      },
    },
  };
  const people = ['anna', 'berta'].map((name) => [name, { name, email: `${name}@example.org` }]);
  const website: Partial<Record<keyof WebsitePort, unknown>> = {
    isFromEarlierProgram: () => false,
    isDue: () => false,
    begin: () => undefined,
    members: () => Promise.resolve(new Map(people as [string, object][])),
    mail: (to: string) => {
      mailed.push(to);
      return to.startsWith('anna') ? Promise.reject(new Error('550')) : Promise.resolve();
    },
    failure: (sentence: string) => failures.push(sentence),
  };
  return { payload: payload as never, website: website as WebsitePort, mailed, failures };
}

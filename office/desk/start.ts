import { statSync } from 'node:fs';
import { publishedBuild } from '../../server/publications/build-store.ts';
import { countWaiting, searchDeclarations } from '../../src/features/declarations/server/desk.ts';
import { mailStatus } from '../../src/features/newsletter/server/request-mails.ts';
import { inGerman } from '../german.ts';
import { websiteAddress } from '../../server/site-address.ts';
import { declarationTable } from './declarations.ts';
import type { DeskPorts } from './ports.ts';
import {
  alarm,
  good,
  mayOpen,
  note,
  SHORTEST_SEARCH,
  type MakeScreen,
  type Part,
} from './screen.ts';
import { deskTexts } from './texts.ts';

const { start: texts, search: searchTexts } = deskTexts;

const searchPart = (value = ''): Part => ({
  forms: [
    {
      action: '/admin/suche',
      isReading: true,
      button: searchTexts.button,
      fields: [{ name: 'suche', label: searchTexts.label, type: 'search', most: 200, value }],
    },
  ],
});

/** What somebody meets after signing in: what waits for them. The content adds its drafts (`content-parts.ts`). */
export function startScreen({ platform }: DeskPorts): MakeScreen {
  const { database, env } = platform;
  return async (reader) => {
    const isOfCustomers = mayOpen(reader.role, 'erklaerungen');
    const work = async () => {
      const { open, givenUp } = await countWaiting(database.drizzle);
      const mails = Object.values(await mailStatus(database));
      const dead = mails.reduce((sum, { deadLetters }) => sum + deadLetters, 0);
      const to = '/admin/erklaerungen';
      return [
        open === 0 ? good(texts.noneOpen) : note(texts.open(open), to),
        givenUp > 0 && alarm(texts.failed(givenUp), `${to}?zeigen=givenUp`),
        dead > 0 && alarm(texts.newsletterFailed(dead), '/admin/newsletter'),
      ];
    };
    const build = publishedBuild(env.dataDir);
    const published =
      build === undefined
        ? texts.neverPublished
        : texts.lastPublished(inGerman(statSync(build).mtime));
    return {
      title: texts.hello(reader.name),
      parts: [
        searchPart(),
        isOfCustomers && { title: texts.work, words: await work() },
        {
          title: texts.published,
          words: [published, { text: deskTexts.website, to: websiteAddress(env) }],
        },
      ],
    };
  };
}

/** Finds declarations; what is found in the content comes from there. */
export function searchScreen({ platform, log }: DeskPorts): MakeScreen {
  return async (reader, { query }) => {
    const search = (query['suche'] ?? '').replaceAll('\0', '').trim().slice(0, 200);
    const begin = { title: searchTexts.title };
    if (search.length < SHORTEST_SEARCH)
      return { ...begin, parts: [searchPart(search), { words: [searchTexts.tooShort] }] };
    if (!mayOpen(reader.role, 'erklaerungen')) return { ...begin, parts: [searchPart(search)] };
    await log({ who: reader, what: 'search.look' });
    const filter = { state: 'all', search } as const;
    const page = { size: 10, page: 1 };
    const { reports, total } = await searchDeclarations(platform.database.drizzle, filter, page);
    const all = {
      text: searchTexts.all,
      to: `/admin/erklaerungen?${new URLSearchParams({ zeigen: 'all', suche: search }).toString()}`,
    };
    return {
      ...begin,
      parts: [
        searchPart(search),
        {
          title: searchTexts.declarations,
          ...(total === 0
            ? { words: [searchTexts.nothing] }
            : { table: declarationTable(reports) }),
        },
        total > reports.length && { words: [all] },
      ],
    };
  };
}

import { Hono } from 'hono';
import { asGermanText, linesOf, personTexts as texts } from './person-text.ts';
import { sql } from '../../server/database/drizzle.ts';
import type { ErasedPerson } from '../../server/feature.ts';
import { erasePerson, findPerson, tryErasing } from '../../server/personal-data.ts';
import { keepSearch, keptSearch } from './kept-searches.ts';
import { fieldOf } from '../sign-in/requests.ts';
import { backTo, memberOf, type DeskPorts } from './ports.ts';
import { alarm, hidden, type MakeScreen, type Part, type Screen } from './screen.ts';

const MOST_FOUND = 20;

const isAddress = (typed: string): boolean => /^\S+@\S+$/u.test(typed) && typed.length <= 255;

const searchForm = (value = ''): Part => ({
  forms: [
    {
      action: '/buero/personen/suchen',
      fields: [{ name: 'wer', label: texts.label, most: 255, value }],
      button: texts.find,
    },
  ],
});

const outcomeWords = ({ erased }: ErasedPerson, otherwise: string): string[] => {
  const numbers = Object.entries(erased).map(([what, number]) => texts.erasedNumber(what, number));
  return numbers.length === 0 ? [otherwise] : numbers;
};

/** Finds what is stored about a person, for those who ask for their data or want it erased. */
export function peopleScreen({ platform, log }: DeskPorts): MakeScreen {
  const { drizzle } = platform.database;

  const named = async (name: string): Promise<Part> => {
    const { rows } = await drizzle.execute<{ name: string; email: string }>(sql`
      select distinct content ->> 'name' as name, lower(content ->> 'email') as email
      from declarations where position(lower(${name}) in lower(content ->> 'name')) > 0
      order by 1, 2 limit ${MOST_FOUND}
    `);
    if (rows.length === 0) return { words: [texts.nobody(name)] };
    return {
      title: texts.several,
      words: [texts.severalLead],
      forms: rows.map((row) => ({
        action: '/buero/personen/suchen',
        fields: [hidden('wer', row.email)],
        button: `${row.name}, ${row.email}`,
        kind: 'quiet',
      })),
    };
  };

  const found = async (address: string): Promise<Part[]> => {
    const findings = await findPerson(platform, address);
    if (findings.length === 0) return [{ words: [texts.nothing(address)] }];
    const outcome = await tryErasing(platform, address);
    const mine = [hidden('wer', address)];
    return [
      {
        title: texts.found(address),
        facts: findings.map((finding) => [
          texts.kinds[finding.what] ?? finding.what,
          linesOf(finding.details, '').join('\n'),
        ]),
        forms: [
          {
            action: '/buero/personen/auskunft.txt',
            fields: mine,
            button: texts.asText,
            kind: 'quiet',
          },
        ],
      },
      {
        title: texts.stays,
        words:
          outcome.kept.length === 0
            ? [texts.staysNothing]
            : outcome.kept.map(({ inWords }) => inWords),
      },
      {
        title: texts.goes,
        words: outcomeWords(outcome, texts.goesNothing),
        forms: [
          {
            action: '/buero/personen/loeschen',
            fields: [...mine, { name: 'sicher', label: texts.eraseSure, type: 'checkbox' }],
            lead: texts.eraseLead,
            button: texts.erase,
            kind: 'danger',
          },
        ],
      },
    ];
  };

  return async (reader, { rest: [key] }): Promise<Screen> => {
    const begin = { title: texts.title, lead: texts.lead };
    if (key === undefined) return { ...begin, parts: [searchForm()] };
    const search = keptSearch<ErasedPerson>(key, reader.id);
    if (search === undefined) return { ...begin, said: alarm(texts.over), parts: [searchForm()] };
    const { words: searched, done: erased } = search;
    if (erased) {
      const kept = erased.kept.map(({ inWords }) => inWords);
      const result = {
        title: texts.result,
        words: [...outcomeWords(erased, texts.erasedNothing), ...kept],
      };
      return { title: texts.erased(searched), parts: [result, searchForm()] };
    }
    await log({ who: reader, what: 'person.read' });
    const parts = isAddress(searched) ? await found(searched) : [await named(searched)];
    return { ...begin, parts: [searchForm(searched), ...parts] };
  };
}

/** What the buttons of this page do. */
export function peopleRoutes({ platform, log }: DeskPorts): Hono {
  const app = new Hono();
  app.post('/buero/personen/:does', async (context) => {
    const who = memberOf(context);
    const { does } = context.req.param();
    const searched = (await fieldOf(context, 'wer')).trim();
    const show = (erased?: ErasedPerson): Response =>
      context.redirect(`/admin/personen/${keepSearch(who.id, searched, erased)}`, 303);
    if (searched === '') return backTo(context, 'personen', 'leer');
    if (does === 'suchen') return show();
    if (!isAddress(searched)) return show();
    if (does === 'auskunft.txt') {
      await log({ who, what: 'person.export' });
      context.header('Content-Disposition', 'attachment; filename="auskunft.txt"');
      return context.text(asGermanText(searched, await findPerson(platform, searched)));
    }
    if (does !== 'loeschen') return context.notFound();
    if ((await fieldOf(context, 'sicher')) !== 'ja') return show();
    await log({ who, what: 'person.erase' });
    return show(await erasePerson(platform, searched));
  });
  return app;
}

import { inReadingOrder, type ContentProblem } from '../../content-check/content-problem.ts';
import { sentenceOf } from '../../content-check/content-report.ts';
import { healthParts } from '../health/health-sentences.ts';
import { launchFindings } from '../health/launch-findings.ts';
import { readHealth } from '../health/read-health.ts';
import { healthTexts as texts } from '../health/texts.ts';
import { websitePort } from '../server/website-port.ts';
import type { Database } from '../../server/database/database.ts';
import type { DeskPorts } from './ports.ts';
import type { Marked, MakeScreen, Part, Reader } from './screen.ts';
import { mayOpen } from './screen.ts';
import { placesOf, type Place } from './content-place.ts';

const links: readonly (readonly [string, 'erklaerungen' | 'newsletter'])[] = [
  ['„Erklärungen“', 'erklaerungen'],
  ['„Newsletter-Liste“', 'newsletter'],
];

/** Sentences lead to the page that they name. */
const linked = (text: string, kind: Marked['kind'], { role }: Reader): Marked => {
  const [, name] = links.find(([words, to]) => text.includes(words) && mayOpen(role, to)) ?? [];
  return { text, ...(kind && { kind }), ...(name && { to: `/admin/${name}` }) };
};

/** What the site says of itself, in sentences, and what a launch still waits for. */
export function healthScreen({ platform, root, log }: DeskPorts): MakeScreen {
  return async (reader) => {
    await log({ who: reader, what: 'health.look' });
    const parts = healthParts(await readHealth(platform));
    const alarms = parts.flatMap(({ sentences }) =>
      sentences.filter(({ kind }) => kind === 'alarm'),
    );
    return {
      title: texts.title,
      said:
        alarms.length === 0
          ? { text: texts.allWell, kind: 'good' }
          : { text: texts.needsYou(alarms.length), kind: 'alarm' },
      parts: [
        ...parts.map(({ title, sentences }) => ({
          title,
          words: sentences.map(({ sentence, kind }) => linked(sentence, kind, reader)),
        })),
        ...(await launchParts(root, platform.database)),
      ],
    };
  };
}

/** What the check before a launch finds, each place with the field where it is mended. */
async function launchParts(root: string, database: Database): Promise<Part[]> {
  const { launch: title } = texts.titles;
  try {
    const found = inReadingOrder(launchFindings(root, process.env));
    const places = await placesOf(database, found);
    const blockers = found.filter(({ severity }) => severity === 'problem');
    const hints = found.filter(({ severity }) => severity === 'warning');
    return [
      {
        title,
        words: [blockers.length === 0 ? texts.launchReady : texts.launchBlocked(blockers.length)],
        facts: grouped(places, blockers),
      },
      ...(hints.length === 0
        ? []
        : [
            {
              title: texts.launchHints(hints.length),
              isFolded: true,
              facts: grouped(places, hints),
            },
          ]),
    ];
  } catch (error) {
    websitePort()?.failure('The check before a launch failed.', error);
    return [{ title, words: [{ text: texts.launchUnread, kind: 'alarm' }] }];
  }
}

function sentenceAt(place: Place | undefined, found: ContentProblem, title: string): string {
  const said = sentenceOf(found, { place: () => `„${title}“`, inFile: () => '' });
  const { field = '' } = place ?? {};
  return `${field === '' ? texts.wholeForm : field}: ${said}`;
}

const grouped = (
  places: ReadonlyMap<ContentProblem, Place>,
  found: readonly ContentProblem[],
): NonNullable<Part['facts']> =>
  [...Map.groupBy(found, (one) => places.get(one)?.title ?? texts.settings)].map(
    ([title, inPlace]) => [
      title,
      // Only the technical service understands the names of settings.
      title === texts.settings
        ? [texts.settingsLeft(inPlace.length)]
        : [...Map.groupBy(inPlace, (one) => sentenceAt(places.get(one), one, title))].map(
            ([text, { length, 0: first }]): Marked => {
              const { address } = (first && places.get(first)) ?? {};
              return { text: texts.atPlaces(text, length), ...(address && { to: address }) };
            },
          ),
    ],
  );

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { stringify } from 'yaml';
import { articleCategories } from '#content-model/blog.ts';
import { contentDir } from '#content-model/content-folder.ts';
import { berlinDate } from '#lib/berlin-time.ts';
import { fieldsOf } from '#lib/records.ts';
import { slugOf } from '#lib/spelling.ts';
import { contentDocuments, type ContentEntry } from './content-files.ts';
import { newTexts as words } from './new-texts.ts';
import { fixedAddresses } from './page-addresses.ts';

export const newEntries = ['artikel', 'person', 'frage'] as const;
type NewEntry = (typeof newEntries)[number];

interface Existing {
  documents: ContentEntry[];
  today: string;
}

type Fields = Record<string, unknown>;

const inFolder = ({ documents }: Existing, folder: string) =>
  documents.filter((document) => document.folder === folder);

const nextPlace = (existing: Existing, folder: string) =>
  1 +
  Math.max(0, ...inFolder(existing, folder).map((one) => Number(fieldsOf(one.data)['order']) || 0));

/** A picture that fits, until there is a fitting one: that of a file of the same folder. */
const borrowedPicture = (existing: Existing, folder: string) => {
  const [first] = inFolder(existing, folder).map((one) => fieldsOf(one.data)['image']);
  return { file: fieldsOf(first)['file'] ?? words.pictureFile, alt: words.alt, focus: '50% 50%' };
};

const writing = { lineWidth: 0 };

const markdown = (fields: Fields, body: string) =>
  `---\n${stringify(fields, writing)}---\n\n${body}\n`;

const skeletons: Record<
  NewEntry,
  { folder: string; ending: string; write: (title: string, existing: Existing) => string }
> = {
  artikel: {
    folder: 'blog',
    ending: '.md',
    write: (title, existing) => {
      const [member] = inFolder(existing, 'team').map((one) => String(fieldsOf(one.data)['name']));
      return markdown(
        {
          title,
          excerpt: words.excerpt,
          author: member ?? words.author,
          readTime: '1 Min',
          date: existing.today,
          image: borrowedPicture(existing, 'blog'),
          category: articleCategories[0],
          featured: false,
          metaDescription: words.metaDescription,
          tags: [words.tag],
          summary: words.summary,
          reviewedBy: words.reviewedBy,
          reviewedOn: existing.today,
        },
        words.articleBody,
      );
    },
  },
  person: {
    folder: 'team',
    ending: '.md',
    write: (name, existing) =>
      markdown(
        {
          order: nextPlace(existing, 'team'),
          name,
          title: 'Schlafpsychologin',
          description: words.personDescription,
          image: borrowedPicture(existing, 'team'),
          facts: words.facts,
          certificates: [],
          metaDescription: words.metaDescription,
          sample: true,
        },
        words.personBody,
      ),
  },
  frage: {
    folder: 'faq',
    ending: '.yaml',
    write: (question, existing) =>
      stringify({ order: nextPlace(existing, 'faq'), question, answer: [words.answer] }, writing),
  },
};

/** What a new file became, or why there is none. */
type NewContent = { file: string } | { refusal: string };

/**
 * Writes a file that the content check accepts and whose words are to be replaced; the check names them until they are.
 *
 * @param title Heading of the article, name of the person, or the question.
 */
export function createContent(
  root: string,
  entry: NewEntry,
  title: string,
  now = new Date(),
): NewContent {
  const { folder, ending, write } = skeletons[entry];
  const name = slugOf(title);
  if (name === '') return { refusal: words.noName(title) };
  const file = `${contentDir}/${folder}/${name}${ending}`;
  const path = resolve(root, file);
  if (existsSync(path)) return { refusal: words.exists(file) };
  if (fixedAddresses.has(`/${folder}/${name}`)) return { refusal: words.taken(title) };
  const documents = contentDocuments(root);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, write(title.trim(), { documents, today: berlinDate(now) }), {
    flag: 'wx',
  });
  return { file: relative(root, path) };
}

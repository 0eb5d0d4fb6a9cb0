import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const CONTENT = fileURLToPath(new URL('../example-content/', import.meta.url));
const BLOG = `${CONTENT}blog/`;

export interface WrittenArticle {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly readTime: string;
  /** Such as `2024-12-12`. */
  readonly day: string;
  readonly alt: string;
  readonly category: string;
  readonly featured: boolean;
  readonly metaDescription: string;
  readonly tags: readonly string[];
  readonly summary: readonly string[];
  readonly reviewedBy: string;
  readonly guest?: string;
  /** The text in Markdown, with the citations of a figure in its place. */
  readonly body: string;
}

interface WrittenFields extends Omit<WrittenArticle, 'slug' | 'day' | 'alt' | 'body'> {
  readonly date: string;
  readonly image: { readonly alt: string };
}

/** The articles as they are written in the example content, the newest first; spaces as a reader sees them. */
export function readArticles(): WrittenArticle[] {
  return readdirSync(BLOG)
    .map((file): WrittenArticle => {
      const [, head = '', ...rest] = readFileSync(BLOG + file, 'utf8').split(/^---$/m);
      const fields = parse(head.replaceAll('\u00A0', ' '), { schema: 'core' }) as WrittenFields;
      return {
        ...fields,
        slug: file.replace(/\.md$/, ''),
        day: fields.date,
        alt: fields.image.alt,
        body: rest.join('---').replaceAll(/\{(\w+):([\w-]+)\}/g, citationsOfFigure),
      };
    })
    .toSorted((a, b) => b.day.localeCompare(a.day) || a.slug.localeCompare(b.slug));
}

function citationsOfFigure(_: string, drawing: string, name: string): string {
  const [file = ''] = globSync(`${CONTENT}figures/${drawing}/${name}.yaml`);
  return /\[@.*\]/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
}

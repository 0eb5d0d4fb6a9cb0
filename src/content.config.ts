import { basename, extname } from 'node:path';
import type { ContentEntryType } from 'astro';
import type { SchemaContext } from 'astro/content/config';
import type { z } from 'zod';
import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { contentFiles } from '#content-model/collections.ts';
import { contentDir } from '#content-model/content-folder.ts';
import { splitEntry } from '#content-model/split-entry.ts';

// Astro would publish the picture of `sharePicture` as it is; only the build needs it.
type Name = Exclude<keyof typeof contentFiles, 'sharePicture'>;

type Collections = { [One in Name]: { schema: (typeof contentFiles)[One]['schema'] } };

/** What Astro gives its loader besides: how files are read, by their ending. */
interface Reading {
  entryTypes: ReadonlyMap<string, ContentEntryType>;
}

// Astro's own reader of YAML takes some words for a day or a number that the check, the office and YAML 1.2 take for words.
const readAsWeDo = (type: ContentEntryType): ContentEntryType => ({
  ...type,
  getEntryInfo: ({ contents, fileUrl }) => {
    const { fields, body = '' } = splitEntry(fileUrl.pathname, contents);
    // The check has refused what is no group of fields.
    const data = parse(fields) as Record<string, unknown>;
    return { data, body: body.trim(), rawData: fields, slug: '' };
  },
});

function filesLoader(pattern: string): Loader {
  const files = glob({
    base: contentDir,
    // Not needed, as pages show the HTML that is made of it.
    retainBody: false,
    pattern,
    generateId: ({ entry }) => basename(entry, extname(entry)),
  });
  return {
    ...files,
    load: (context) => {
      // Astro keeps entries whose text has not changed, with the pictures of the other folder.
      if (context.meta.get('folder') !== contentDir) context.store.clear();
      context.meta.set('folder', contentDir);
      const { entryTypes } = context as typeof context & Reading;
      const ours = [...entryTypes].map(([ending, type]) => [ending, readAsWeDo(type)] as const);
      const reading: Reading = { entryTypes: new Map(ours) };
      return files.load({ ...context, ...reading });
    },
  };
}

// Pages know each collection by its own schema, whose name `fromEntries` forgets.
export const collections = Object.fromEntries(
  Object.entries(contentFiles)
    .filter(([name]) => name !== 'sharePicture')
    .map(([name, { files, schema }]) => [
      name,
      defineCollection({
        loader: filesLoader(files),
        // Each is an object, of which `SchemaOf` says nothing.
        schema: schema as (context: SchemaContext) => z.ZodObject,
      }),
    ]),
) as unknown as Collections;

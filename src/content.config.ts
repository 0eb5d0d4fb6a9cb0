import { basename, extname } from 'node:path';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { contentFiles } from '#content-model/collections.ts';

type Collections = {
  [Name in keyof typeof contentFiles]: { schema: (typeof contentFiles)[Name]['schema'] };
};

export const collections = Object.fromEntries(
  Object.entries(contentFiles).map(([name, { files, schema }]) => [
    name,
    defineCollection({
      loader: glob({
        base: 'content',
        pattern: files,
        generateId: ({ entry }) => basename(entry, extname(entry)),
      }),
      schema,
    }),
  ]),
) as unknown as Collections;

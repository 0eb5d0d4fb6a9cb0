import { basename, extname } from 'node:path';
import type { SchemaContext } from 'astro/content/config';
import type { z } from 'zod';
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
        // Nobody reads it: pages show the HTML made of it.
        retainBody: false,
        pattern: files,
        generateId: ({ entry }) => basename(entry, extname(entry)),
      }),
      schema: schema as (context: SchemaContext) => z.ZodObject,
    }),
  ]),
) as unknown as Collections;

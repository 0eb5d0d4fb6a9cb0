import { basename, extname } from 'node:path';
import type { SchemaContext } from 'astro/content/config';
import type { z } from 'zod';
import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { contentFiles } from '#content-model/collections.ts';
import { contentDir } from '#content-model/content-folder.ts';

// Astro would publish the picture of `sharePicture` as it is; only the build needs it.
type Name = Exclude<keyof typeof contentFiles, 'sharePicture'>;

type Collections = { [One in Name]: { schema: (typeof contentFiles)[One]['schema'] } };

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
      return files.load(context);
    },
  };
}

export const collections = Object.fromEntries(
  Object.entries(contentFiles)
    .filter(([name]) => name !== 'sharePicture')
    .map(([name, { files, schema }]) => [
      name,
      defineCollection({
        loader: filesLoader(files),
        schema: schema as (context: SchemaContext) => z.ZodObject,
      }),
    ]),
) as unknown as Collections;

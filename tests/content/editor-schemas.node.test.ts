import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contextWith } from '#content-check/content-schemas.ts';
import { contentFiles } from '#content-model/collections.ts';
import { projectRoot } from './copied-content.ts';

// An editor sees the address of a picture.
const context = contextWith(z.string());

const yamlFiles = Object.entries(contentFiles).filter(([, { files }]) => files.endsWith('.yaml'));

const schemaFile = (collection: string) => `.vscode/content/${collection}.json`;

const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * What an editor with YAML support needs to name fields, explain them and mark mistakes while somebody writes: one
 * JSON Schema for each kind of file, and the setting that says which file is of which kind.
 */
const editorFiles = new Map([
  ...yamlFiles.map(([collection, { schema }]) => {
    const made = z.toJSONSchema(schema(context), {
      io: 'input',
      unrepresentable: 'any',
      target: 'draft-07',
    });
    return [schemaFile(collection), asText(made)] as const;
  }),
  [
    '.vscode/settings.json',
    asText({
      'yaml.schemas': Object.fromEntries(
        yamlFiles.map(([name, { files }]) => [schemaFile(name), `content/${files}`]),
      ),
    }),
  ],
  ['.vscode/extensions.json', asText({ recommendations: ['redhat.vscode-yaml'] })],
]);

test('what editors know of content files is what the build judges them by (vitest run editor-schemas --update)', async () => {
  for (const [file, text] of editorFiles)
    await expect(text).toMatchFileSnapshot(join(projectRoot, file));
  const names = readdirSync(join(projectRoot, '.vscode/content')).map(
    (name) => `.vscode/content/${name}`,
  );
  expect(names.filter((name) => !editorFiles.has(name))).toEqual([]);
});

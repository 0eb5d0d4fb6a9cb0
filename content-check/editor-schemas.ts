import { z } from 'zod';
import { contentFiles } from '#content-model/collections.ts';
import { contextWith } from './schema-problems.ts';

// An editor sees the address of a picture.
const context = contextWith(z.string());

const yamlCollections = Object.entries(contentFiles).filter(([, { files }]) =>
  files.endsWith('.yaml'),
);

const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * What an editor with YAML support needs to name fields, explain them and mark mistakes while somebody writes:
 * one JSON Schema for each kind of YAML file, and the setting that says which file is of which kind.
 * They are made of the schemas that the build judges content by.
 *
 * @returns texts by their file in the project.
 */
export function editorFiles(): Map<string, string> {
  const schemas = yamlCollections.map(([collection, { schema }]) => {
    const made = z.toJSONSchema(schema(context), {
      ...{ io: 'input', unrepresentable: 'any', target: 'draft-07' },
    });
    return [`.vscode/content/${collection}.json`, asText(made)] as const;
  });
  const settings = {
    'yaml.schemas': Object.fromEntries(
      yamlCollections.map(([collection, { files }]) => [
        `.vscode/content/${collection}.json`,
        `content/${files}`,
      ]),
    ),
  };
  return new Map([
    ...schemas,
    ['.vscode/settings.json', asText(settings)],
    ['.vscode/extensions.json', asText({ recommendations: ['redhat.vscode-yaml'] })],
  ]);
}

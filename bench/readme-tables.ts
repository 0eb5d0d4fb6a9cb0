import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const README = fileURLToPath(new URL('README.md', import.meta.url));

/**
 * Replaces the text of a file, usually `bench/README.md`, between the two marker lines of a name.
 *
 * @throws Error when the lines are missing.
 */
export async function writeTable(name: string, table: string, file = README): Promise<void> {
  const [start, end] = [`<!-- ${name}: written by npm run bench -->`, `<!-- ${name}: end -->`];
  const text = await readFile(file, 'utf8');
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`${file} needs the lines ${start} and ${end}; the tables go between them.`);
  const written = `${text.slice(0, from)}${start}\n\n${table}\n\n${text.slice(to)}`;
  const options = { ...(await resolveConfig(file)), filepath: file };
  await writeFile(file, await format(written, options));
}

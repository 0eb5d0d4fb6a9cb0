import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes articles that are like the real ones in length, headings, citations, pictures and categories:
 * each takes the fields of one real article and its sections from all of them. The same number always
 * gives the same articles.
 *
 * @param blogFolder Where the real articles lie.
 * @param target Folder for the generated ones; it is made.
 */
export async function generateArticles(
  blogFolder: string,
  target: string,
  count: number,
): Promise<void> {
  const files = (await readdir(blogFolder)).filter((file) => file.endsWith('.md')).toSorted();
  const real = await Promise.all(
    files.map(async (file) => partsOf(await readFile(join(blogFolder, file), 'utf8'))),
  );
  const first = real[0];
  if (!first) throw new Error(`${blogFolder} has no article to make others from.`);
  await mkdir(target, { recursive: true });
  for (let number = 1; number <= count; number += 1) {
    const { head, sections } = real[number % real.length] ?? first;
    const body = sections.map((section, at) => {
      const { sections: others } = real[(number * 7 + at * 3) % real.length] ?? first;
      return others[at % others.length] ?? section;
    });
    const name = `artikel-${String(number)}`;
    await writeFile(
      join(target, `${name}.md`),
      `---\n${fieldsOf(head, number)}---\n\n${body.join('\n')}`,
    );
  }
}

function partsOf(article: string) {
  const [, head = '', ...rest] = article.split(/^---\n/m);
  return { head, sections: rest.join('---\n').split(/^(?=## )/m) };
}

// Titles and descriptions must be unique; days go back from the newest real article.
function fieldsOf(head: string, number: number): string {
  const day = new Date(Date.UTC(2024, 11, 20) - number * 86_400_000).toISOString().slice(0, 10);
  return head
    .replace(/^(title: "?)/m, `$1${String(number)} `)
    .replace(/^(metaDescription: "?)/m, `$1${String(number)} `)
    .replace(/^date: .*$/m, `date: ${day}`)
    .replace(/^featured: .*$/m, 'featured: false');
}

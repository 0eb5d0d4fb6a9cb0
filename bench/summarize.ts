import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { printRows, RESULTS, type Result } from './report.ts';

const README = fileURLToPath(new URL('README.md', import.meta.url));
const START = '<!-- measured: written by npm run bench -->';
const END = '<!-- measured: end -->';

// Prints the newest figure of every goal and writes them into bench/README.md.
const results = await latestResults();
printRows(results.flatMap(({ goals }) => goals));
const text = await readFile(README, 'utf8');
const [start, end] = [text.indexOf(START), text.indexOf(END)];
if (start < 0 || end < start) {
  throw new Error(`${README} needs the lines ${START} and ${END}; the tables go between them.`);
}
const written = `${text.slice(0, start)}${START}\n\n${results.map(tableOf).join('\n')}\n${text.slice(end)}`;
await writeFile(
  README,
  await format(written, { ...(await resolveConfig(README)), filepath: README }),
);

/** The newest result of every measurement that there still is. */
async function latestResults(): Promise<Result[]> {
  const files = new Map<string, URL>();
  for (const file of (await readdir(RESULTS)).toSorted()) {
    const name = /^([a-z-]+)-\d{4}-\d{2}-\d{2}\.json$/.exec(file)?.[1] ?? '';
    if (existsSync(new URL(`${name}/run.ts`, import.meta.url)))
      files.set(name, new URL(file, RESULTS));
  }
  const texts = [...files.values()].map((file) => readFile(file, 'utf8'));
  return (await Promise.all(texts)).map((json) => JSON.parse(json) as Result);
}

function tableOf({ date, command, goals }: Result): string {
  const rows = goals.map(({ what, goal, figure, isMet }) => {
    const cells = [what, goal, figure, isMet ? 'yes' : 'no'];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  const head = ['| what | goal | figure | met |', '| --- | --- | --- | --- |'];
  return [`\`${command}\`, ${date.slice(0, 10)}`, '', ...head, ...rows, ''].join('\n');
}

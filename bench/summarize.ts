import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { latestResults, printRows, type Result } from './report.ts';

const README = fileURLToPath(new URL('../README.md', import.meta.url));
const START = '<!-- measured: written by npm run bench -->';
const END = '<!-- measured: end -->';

/** Prints the newest figure of every goal; with `readme` also writes them into README.md. */
const results = await latestResults();
printRows([...results.values()].flatMap(({ goals }) => goals));
if (process.argv[2] === 'readme') await writeIntoReadme(results);

async function writeIntoReadme(all: ReadonlyMap<string, Result>): Promise<void> {
  const text = await readFile(README, 'utf8');
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start) {
    throw new Error(`README.md needs the lines ${START} and ${END}; the table goes between them.`);
  }
  const tables = [...all.values()].map(tableOf).join('\n');
  const written = `${text.slice(0, start)}${START}\n\n${tables}\n${text.slice(end)}`;
  const style = await resolveConfig(README);
  await writeFile(README, await format(written, { ...style, filepath: README }));
}

function tableOf({ date, command, goals }: Result): string {
  const rows = goals.map(({ what, goal, figure, isMet }) => {
    const cells = [what, goal, figure, isMet ? 'yes' : 'no'];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return [
    `\`${command}\`, ${date.slice(0, 10)}`,
    '',
    '| what | goal | figure | met |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

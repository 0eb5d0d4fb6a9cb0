import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { writeTable } from './readme-tables.ts';
import { metCell, printRows, RESULTS, type Result } from './report.ts';

// Prints the newest figure of every goal and writes them into bench/README.md.
const results = await latestResults();
printRows(results.flatMap(({ goals }) => goals));
await writeTable('measured', results.map(tableOf).join('\n'));

/** The newest result of every measurement that there still is. */
async function latestResults(): Promise<Result[]> {
  const files = new Map<string, URL>();
  for (const file of (await readdir(RESULTS)).toSorted()) {
    const name = /^([a-z-]+)-\d{4}-\d{2}-\d{2}\.json$/.exec(file)?.[1] ?? '';
    if (existsSync(new URL(`${name}/run.ts`, import.meta.url)))
      files.set(name, new URL(file, RESULTS));
  }
  const texts = [...files.values()].map((file) => readFile(file, 'utf8'));
  const all = (await Promise.all(texts)).map((json) => JSON.parse(json) as Result);
  // Comparisons without goals have a table of their own.
  return all.filter(({ goals }) => goals.length > 0);
}

function tableOf({ date, command, goals }: Result): string {
  const rows = goals.map((row) => {
    const cells = [row.what, row.goal, row.figure, metCell(row)];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  const head = ['| what | goal | figure | met |', '| --- | --- | --- | --- |'];
  return [`\`${command}\`, ${date.slice(0, 10)}`, '', ...head, ...rows, ''].join('\n');
}

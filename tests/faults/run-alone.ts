/**
 * Runs one fault in its long form from the command line; a number behind the name of the file
 * takes the place of the usual one. The office is at work meanwhile, unless OFFICE_AT_WORK is 0.
 */
export async function runAlone(
  fault: (times: number) => Promise<void>,
  usual: number,
): Promise<void> {
  process.env['OFFICE_AT_WORK'] ??= '1';
  const started = performance.now();
  await fault(Number(process.argv[2] ?? usual));
  console.log(`held, ${Math.round((performance.now() - started) / 1000)} s`);
}

/**
 * Runs one fault in its long form from the command line; a number behind the name of the file
 * takes the place of the usual one.
 */
export async function runAlone(
  fault: (times: number) => Promise<void>,
  usual: number,
): Promise<void> {
  const started = performance.now();
  await fault(Number(process.argv[2] ?? usual));
  console.log(`held, ${Math.round((performance.now() - started) / 1000)} s`);
}

import { measureSizes } from './page-sizes.ts';

// Fails on a page of the example content that is too heavy. The operator's own words only get a hint
// (tests/real), because they may be longer.
const measures = measureSizes(process.argv[2] ?? 'dist-example');
console.table(measures.map((measure) => ({ ...measure, left: measure.limit - measure.bytes })));
const tooLarge = measures.filter(({ bytes, limit }) => bytes > limit);
for (const { file, what, bytes, limit } of tooLarge) {
  console.error(
    `${file}: ${what} is ${bytes} bytes, but may be at most ${limit}; make it smaller.`,
  );
}
process.exitCode = tooLarge.length === 0 ? 0 : 1;

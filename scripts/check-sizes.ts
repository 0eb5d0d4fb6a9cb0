import { measureSizes } from './page-sizes.ts';

// `check-sizes.ts dist-example` fails on a page that is too heavy; with `warn` it only says so, because
// the operator's own words may be longer.
const [dist = 'dist-example', mode] = process.argv.slice(2);
const measures = measureSizes(dist);
console.table(measures.map((measure) => ({ ...measure, left: measure.limit - measure.bytes })));
const tooLarge = measures.filter(({ bytes, limit }) => bytes > limit);
for (const { file, what, bytes, limit } of tooLarge) {
  console.error(`${file}: ${what} is ${bytes} bytes; ${limit} keep it quick on a slow phone.`);
}
process.exitCode = tooLarge.length === 0 || mode === 'warn' ? 0 : 1;

import { measureSizes } from './measure-sizes.ts';

const measures = measureSizes(process.argv[2] ?? 'dist');
console.table(measures.map((measure) => ({ ...measure, left: measure.limit - measure.bytes })));
const tooLarge = measures.filter(({ bytes, limit }) => bytes > limit);
for (const { file, what, bytes, limit } of tooLarge) {
  console.error(
    `${file}: ${what} is ${bytes} bytes, but may be at most ${limit}; make it smaller.`,
  );
}
process.exitCode = tooLarge.length === 0 ? 0 : 1;

import { UNNOTICED_MS, verdictOn, type Samples } from '../peers/samples.ts';
import { spreadOf, type Spread } from '../spread.ts';

export const OWN = 'this website';

/** One table in Markdown: a line for each wait, beside the quickest of the others. */
export function tableOf(samples: Samples): string {
  const head = ['milliseconds', OWN, 'quickest other', '', 'this website is'];
  const lines = Object.entries(samples.all()).map(([what, values]) => {
    const own = spreadOf(values[OWN] ?? []);
    const others = Object.entries(values).filter(([name]) => name !== OWN);
    const [other] = others
      .map(([name, all]) => ({ name, spread: spreadOf(all) }))
      .sort((one, next) => one.spread.median - next.spread.median);
    if (other === undefined) return [what, cellOf(own), '', '', ''];
    const verdict = verdictOn(own.median, [other.spread], { tolerance: UNNOTICED_MS });
    return [what, cellOf(own), other.name, cellOf(other.spread), verdict];
  });
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function cellOf({ median, lowest, highest }: Spread): string {
  const [middle, low, high] = [median, lowest, highest].map((ms) =>
    Math.round(ms).toLocaleString('en'),
  );
  return low === high ? String(middle) : `${String(middle)} (${String(low)}–${String(high)})`;
}

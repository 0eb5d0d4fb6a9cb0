import type { ContentDocument } from './content-document.ts';
import type { ContentProblem } from './content-problem.ts';
import { lineOfField } from './field-lines.ts';
import { texts } from './texts.ts';

const orderOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'order' in data ? data.order : undefined;

/** Two files of one folder that claim the same place on the page. */
export function orderProblems(documents: ContentDocument[]): ContentProblem[] {
  const taken = new Map<number, string>();
  return documents.flatMap(({ file, data, fields }): ContentProblem[] => {
    const order = orderOf(data);
    if (typeof order !== 'number') return [];
    const other = taken.get(order);
    taken.set(order, other ?? file);
    if (other === undefined) return [];
    const line = lineOfField(fields, ['order']);
    return [
      {
        file,
        line,
        field: 'order',
        sentence: texts.duplicateOrder(order, other),
        severity: 'problem',
      },
    ];
  });
}

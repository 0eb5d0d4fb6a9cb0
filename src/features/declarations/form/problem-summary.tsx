import { fieldId } from '#ui/field.tsx';
import type { Problem } from '#lib/declaration.ts';
import { texts } from './texts.ts';

/** All that is wrong in one place, each leading to its field; for pages that come back without script. */
export function ProblemSummary({ problems }: { problems: readonly Problem<string>[] }) {
  return (
    <div className="notice stack-2">
      <p className="strong">{texts.problems}</p>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} className="link">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

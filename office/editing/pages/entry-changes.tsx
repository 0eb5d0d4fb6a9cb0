import type { TextChange } from '../../content/text-changes.ts';
import { pageTexts } from './page-texts.ts';

const texts = pageTexts.publish;

/** What differs in one entry between two states. */
export interface ChangedEntry {
  readonly file: string;
  readonly title: string;
  readonly changes: readonly TextChange[];
}

interface EntryChangesProps {
  entry: ChangedEntry;
  /** What the two states are called. */
  names?: { before: string; after: string };
}

/** The differences of an entry in words, field by field. */
export function EntryChanges({ entry: { title, changes }, names = texts }: EntryChangesProps) {
  return (
    <article className="editing-note">
      <h3 className="field-label">{title}</h3>
      {changes.map(({ field, before, after }, at) => (
        <dl key={`${field} ${String(at)}`} className="editing-change">
          <dt>{field}</dt>
          {before === undefined ? null : (
            <dd>
              <span className="field-hint">
                {after === undefined && names === texts ? texts.removed : names.before}
              </span>
              <del>{before}</del>
            </dd>
          )}
          {after === undefined ? null : (
            <dd>
              <span className="field-hint">
                {before === undefined && names === texts ? texts.added : names.after}
              </span>
              <ins>{after}</ins>
            </dd>
          )}
        </dl>
      ))}
    </article>
  );
}

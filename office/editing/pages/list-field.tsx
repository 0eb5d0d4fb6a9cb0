import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { hintIn, shortLabel } from '../../content/labels.ts';
import { emptyValue, idOf, moved } from './field-schema.ts';
import { useForm, useProblems } from './form-context.ts';
import { ItemButton, OrderedItem } from './ordered-item.tsx';
import { pageTexts } from './page-texts.ts';
import { GroupFields, SchemaField, type SchemaFieldProps } from './schema-field.tsx';

const texts = pageTexts.list;

/** Entries one below the other; they are moved by dragging and by buttons. */
export function ListField({ schema, path, value, label }: SchemaFieldProps) {
  const { change } = useForm();
  const problems = useProblems(path, schema.description);
  const [said, say] = useState('');
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= entries.length || from === to) return;
    change(path, moved(entries, from, to));
    say(texts.moved(to + 1));
  };
  return (
    <fieldset className="editing-group" id={idOf(path)} tabIndex={-1}>
      <legend className="field-label">{label}</legend>
      {hintIn(schema.description) ? (
        <p className="field-hint">{hintIn(schema.description)}</p>
      ) : null}
      {problems.map((sentence) => (
        <p key={sentence} className="field-error">
          {sentence}
        </p>
      ))}
      <ol className="editing-list">
        {entries.map((entry, at) => (
          <OrderedItem
            key={at}
            name={texts.entry(at + 1)}
            head={<span className="field-label">{texts.entry(at + 1)}</span>}
            count={entries.length}
            at={at}
            onMove={move}
            actions={
              <ItemButton
                label={texts.remove(texts.entry(at + 1))}
                isOff={entries.length <= minItems}
                onPress={() => change(path, entries.toSpliced(at, 1))}
              >
                ×
              </ItemButton>
            }
          >
            {items.type === 'object' && items.properties?.['file']?.format !== 'picture' ? (
              <GroupFields schema={items} path={[...path, at]} value={entry} />
            ) : (
              <SchemaField
                schema={items}
                path={[...path, at]}
                value={entry}
                label={shortLabel(items.description) ?? texts.entry(at + 1)}
                isRequired
              />
            )}
          </OrderedItem>
        ))}
      </ol>
      {entries.length < maxItems ? (
        <Button variant="quiet" onClick={() => change(path, [...entries, emptyValue(items)])}>
          {texts.add}
        </Button>
      ) : null}
      <p className="sr-only" role="status">
        {said}
      </p>
    </fieldset>
  );
}

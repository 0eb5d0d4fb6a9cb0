import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { emptyValue, hintOf, idOf, moved, type SchemaFieldProps } from './field-schema.ts';
import { useForm, useProblems } from './form-context.ts';
import { ItemButton, OrderedItem } from './ordered-item.tsx';
import { pageTexts as texts } from './page-texts.ts';
import { PictureField } from './picture-field.tsx';
import { ValueField } from './value-field.tsx';

const listTexts = texts.list;

/** One field of a form, whatever its schema asks for. */
export function SchemaField(props: SchemaFieldProps) {
  const { schema } = props;
  if (schema.type === 'array') return <ListField {...props} />;
  if (schema.type !== 'object') return <ValueField {...props} />;
  if (schema.properties?.['file']?.format === 'picture') return <PictureField {...props} />;
  return <GroupField {...props} />;
}

/** The fields of a group, without a frame of their own. */
export function GroupFields({
  schema,
  path,
  value,
}: Pick<SchemaFieldProps, 'schema' | 'path' | 'value'>) {
  const values = (value ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(schema.properties ?? {}).map(([name, inner]) => (
    <OptionalField
      key={name}
      schema={inner}
      path={[...path, name]}
      value={values[name]}
      label={inner.title ?? name}
      isRequired={schema.required?.includes(name) === true}
    />
  ));
}

function GroupField({ schema, path, value, label }: SchemaFieldProps) {
  const hint = hintOf(schema);
  const problems = useProblems(path);
  return (
    <fieldset className="editing-group" id={idOf(path)} tabIndex={-1}>
      <legend className="field-label">{label}</legend>
      {hint ? <p className="field-hint">{hint}</p> : null}
      {problems.map((sentence) => (
        <p key={sentence} className="field-error">
          {sentence}
        </p>
      ))}
      <GroupFields schema={schema} path={path} value={value} />
    </fieldset>
  );
}

// A group or a list that may be left out is added and taken away; a single field is just emptied.
function OptionalField(props: SchemaFieldProps) {
  const { change } = useForm();
  const { schema, path, value, label, isRequired } = props;
  if (isRequired || (schema.type !== 'object' && schema.type !== 'array')) {
    return <SchemaField {...props} />;
  }
  if (value === undefined) {
    return (
      <div id={idOf(path)}>
        <Button variant="quiet" onClick={() => change(path, emptyValue(schema))}>
          {texts.group.add(label)}
        </Button>
      </div>
    );
  }
  return (
    <div className="editing-optional">
      <SchemaField {...props} />
      <Button variant="quiet" onClick={() => change(path, undefined)}>
        {texts.group.remove(label)}
      </Button>
    </div>
  );
}

/** Entries one below the other; they are moved by dragging and by buttons. */
function ListField({ schema, path, value, label }: SchemaFieldProps) {
  const { change } = useForm();
  const problems = useProblems(path);
  const hint = hintOf(schema);
  const [said, say] = useState('');
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= entries.length || from === to) return;
    change(path, moved(entries, from, to));
    say(listTexts.moved(to + 1));
  };
  return (
    <fieldset className="editing-group" id={idOf(path)} tabIndex={-1}>
      <legend className="field-label">{label}</legend>
      {hint ? <p className="field-hint">{hint}</p> : null}
      {problems.map((sentence) => (
        <p key={sentence} className="field-error">
          {sentence}
        </p>
      ))}
      <ol className="editing-list">
        {entries.map((entry, at) => (
          <OrderedItem
            key={at}
            name={listTexts.entry(at + 1)}
            head={<span className="field-label">{listTexts.entry(at + 1)}</span>}
            count={entries.length}
            at={at}
            onMove={move}
            actions={
              <ItemButton
                label={listTexts.remove(listTexts.entry(at + 1))}
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
                label={items.title ?? listTexts.entry(at + 1)}
                isRequired
              />
            )}
          </OrderedItem>
        ))}
      </ol>
      {entries.length < maxItems ? (
        <Button variant="quiet" onClick={() => change(path, [...entries, emptyValue(items)])}>
          {listTexts.add}
        </Button>
      ) : null}
      <p className="sr-only" role="status">
        {said}
      </p>
    </fieldset>
  );
}

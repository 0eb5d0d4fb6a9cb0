import { Button } from '#ui/button.tsx';
import { hintIn, shortLabel } from '../../content/labels.ts';
import { emptyValue, idOf, type FieldPath, type FieldSchema } from './field-schema.ts';
import { useForm, useProblems } from './form-context.ts';
import { ListField } from './list-field.tsx';
import { pageTexts as texts } from './page-texts.ts';
import { PictureField } from './picture-field.tsx';
import { ValueField } from './value-field.tsx';

export interface SchemaFieldProps {
  schema: FieldSchema;
  path: FieldPath;
  value: unknown;
  label: string;
  isRequired: boolean;
}

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
      label={shortLabel(inner.description) ?? name}
      isRequired={schema.required?.includes(name) === true}
    />
  ));
}

function GroupField({ schema, path, value, label }: SchemaFieldProps) {
  const hint = hintIn(schema.description);
  const problems = useProblems(path, schema.description);
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

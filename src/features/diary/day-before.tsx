import { useState } from 'react';
import {
  kinds,
  noteLimit,
  listLimit,
  wordsLimit,
  type CountName,
  type RatingName,
} from './contract.ts';
import type { NightDraft, Problems } from './night-draft.ts';
import {
  ChoiceField,
  CountField,
  TextField,
  TimeField,
  nightField,
  nightFieldId,
} from './night-fields.tsx';
import { texts } from './texts.ts';
import { keysOf, recordOf } from '#lib/records.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { changeAndFocus } from './change-and-focus.ts';
import { firstClick } from './first-click.ts';

interface NightPartProps {
  draft: NightDraft;
  problems: Problems;
  onChange: (changes: Partial<NightDraft>) => void;
}

const choices: Readonly<Record<Exclude<CountName, 'travel'>, readonly number[]>> = {
  latency: [5, 15, 30, 60],
  wakings: [0, 1, 2, 3],
  awake: [5, 15, 30, 60],
  caffeine: [0, 1, 2, 3],
  alcohol: [0, 1, 2],
};

/** One number of a night. */
export function NightCount(props: NightPartProps & { name: keyof typeof choices }) {
  const { name, draft, problems, onChange } = props;
  return (
    <CountField
      path={name}
      label={texts.counts[name]}
      value={draft[name]}
      problem={problems[name]}
      choices={choices[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}

/** One of the questions from 1 to 5; an answer that is pressed again is taken back. */
export function NightRating(props: Omit<NightPartProps, 'problems'> & { name: RatingName }) {
  const { name, draft, onChange } = props;
  return (
    <ChoiceField
      path={name}
      legend={texts.ratings[name].legend}
      look="scale"
      choices={texts.ratings[name].words.map((words, at) => [at + 1, words] as const)}
      value={draft[name]}
      onChange={(value) => onChange({ [name]: value })}
      onTakeBack={() => onChange({ [name]: null })}
    />
  );
}

/** Whether somebody slept at all: folded, as most nights have some sleep. */
export function NightKind({ draft, onChange }: Omit<NightPartProps, 'problems'>) {
  const [isOpen] = useState(draft.kind !== 'slept');
  return (
    <details className="night-kind" open={isOpen}>
      <summary className="cluster-2 py-3">
        {texts.withoutSleep}
        <Icon name="chevron-down" className="size-5 text-text-muted" />
      </summary>
      <ChoiceField
        path="kind"
        legend={texts.kind}
        choices={kinds.map((kind) => [kind, texts.kinds[kind]] as const)}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
      />
    </details>
  );
}

/** What nobody has to say: naps, medicines, the day before, travel, a note. */
export function DayBefore(props: NightPartProps) {
  const { draft, problems, onChange } = props;
  const last = (name: 'lastCaffeine' | 'lastAlcohol') => (
    <TimeField
      path={name}
      label={texts.lasts[name]}
      value={draft[name]}
      problem={problems[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <details>
      <summary className="cluster-2 py-3 strong">
        {texts.dayBefore}
        <Icon name="chevron-down" className="size-5 text-text-muted" />
      </summary>
      <div className="stack-6 pt-4">
        <EntryList
          name="nap"
          words={texts.naps}
          fields={napFields}
          entries={draft.naps}
          problems={problems}
          onChange={(naps) => onChange({ naps })}
        />
        <EntryList
          name="medicine"
          words={texts.medication}
          fields={medicineFields}
          entries={draft.medication}
          problems={problems}
          onChange={(medication) => onChange({ medication })}
        />
        <NightCount {...props} name="caffeine" />
        {draft.caffeine === '0' ? null : last('lastCaffeine')}
        <NightCount {...props} name="alcohol" />
        {draft.alcohol === '0' ? null : last('lastAlcohol')}
        <NightRating {...props} name="daytime" />
        <NightRating {...props} name="performance" />
        <TextField
          path="travel"
          label={texts.counts.travel}
          value={draft.travel}
          problem={problems['travel']}
          onChange={(travel) => onChange({ travel })}
        />
        <TextField
          path="note"
          label={texts.note}
          rows={3}
          maxLength={noteLimit}
          value={draft.note}
          problem={undefined}
          onChange={(note) => onChange({ note })}
        />
      </div>
    </details>
  );
}

interface EntryFieldProps {
  as?: typeof TextField | typeof TimeField;
  inputMode?: 'numeric';
  maxLength?: number;
}

const napFields = { from: { as: TimeField }, minutes: { inputMode: 'numeric' } } as const;
const medicineFields = {
  name: { maxLength: wordsLimit },
  dose: { maxLength: wordsLimit },
  time: { as: TimeField },
} as const;

interface EntryListProps<Name extends string> {
  /** What the paths of its fields begin with. */
  name: string;
  words: Readonly<Record<NoInfer<Name> | 'legend' | 'add', string>> & {
    hint?: string;
    remove: (number: number) => string;
  };
  /** The fields of one entry; the first one of a new entry gets the focus. */
  fields: Readonly<Record<Name, EntryFieldProps>>;
  entries: readonly Readonly<Record<Name, string>>[];
  problems: Problems;
  onChange: (entries: readonly Record<Name, string>[]) => void;
}

/** Entries that can be added and removed. */
function EntryList<Name extends string>(props: EntryListProps<Name>) {
  const { name, words, fields, entries, problems, onChange } = props;
  const names = keysOf(fields);
  const pathOf = (at: number, field: string | undefined) => `${name}-${at}-${field ?? ''}`;
  const replace = (at: number, field: Name, value: string) =>
    onChange(entries.map((entry, index) => (index === at ? { ...entry, [field]: value } : entry)));
  return (
    <fieldset className="stack-4">
      <legend className="field-label pb-1">{words.legend}</legend>
      {words.hint ? <p className="field-hint">{words.hint}</p> : null}
      {entries.map((entry, at) => (
        <div key={at} className="night-entry">
          {names.map((field) => {
            const { as: Field = TextField, ...input } = fields[field];
            const path = pathOf(at, field);
            return (
              <Field
                {...input}
                key={field}
                path={path}
                label={words[field]}
                value={entry[field]}
                problem={problems[path]}
                onChange={(value) => replace(at, field, value)}
              />
            );
          })}
          <Button
            variant="quiet"
            aria-label={words.remove(at + 1)}
            onClick={firstClick(() =>
              changeAndFocus(
                () => onChange(entries.filter((_, index) => index !== at)),
                nightField(`${name}-add`),
              ),
            )}
          >
            {texts.removeShort}
          </Button>
        </div>
      ))}
      {entries.length < listLimit ? (
        <Button
          id={nightFieldId(`${name}-add`)}
          variant="quiet"
          className="self-start"
          onClick={() =>
            changeAndFocus(
              () => onChange([...entries, recordOf(names, () => '')]),
              nightField(pathOf(entries.length, names[0])),
            )
          }
        >
          {words.add}
        </Button>
      ) : null}
    </fieldset>
  );
}

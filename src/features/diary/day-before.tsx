import { noteLimit, listLimit, wordsLimit, type CountName, type RatingName } from './contract.ts';
import type { NightDraft, Problems, MedicineDraft, NapDraft } from './night-draft.ts';
import {
  ChoiceField,
  CountField,
  TextField,
  TimeField,
  nightField,
  nightFieldId,
} from './night-fields.tsx';
import { texts } from './texts.ts';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { changeAndFocus } from './change-and-focus.ts';

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

/** One of the questions from 1 to 5. */
export function NightRating(props: Omit<NightPartProps, 'problems'> & { name: RatingName }) {
  const { name, draft, onChange } = props;
  return (
    <ChoiceField
      path={name}
      legend={texts.ratings[name].legend}
      choices={texts.ratings[name].words.map((words, at) => [at + 1, words] as const)}
      value={draft[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
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
      <summary className="py-3 strong">{texts.dayBefore}</summary>
      <div className="stack-6 pt-4">
        <NapList entries={draft.naps} problems={problems} onChange={(naps) => onChange({ naps })} />
        <MedicineList
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

interface ListProps<Entry> {
  entries: readonly Entry[];
  problems: Problems;
  onChange: (entries: readonly Entry[]) => void;
}

/** Sleeps beside the night, each with its beginning and its length. */
function NapList({ problems, ...list }: ListProps<NapDraft>) {
  const { from, minutes } = texts.naps;
  return (
    <EntryList {...list} name="nap" words={texts.naps} empty={{ from: '', minutes: '' }}>
      {(nap, path, change) => (
        <>
          <TimeField
            path={`${path}-from`}
            label={from}
            value={nap.from}
            problem={problems[`${path}-from`]}
            onChange={(value) => change({ from: value })}
          />
          <TextField
            path={`${path}-minutes`}
            label={minutes}
            inputMode="numeric"
            value={nap.minutes}
            problem={problems[`${path}-minutes`]}
            onChange={(value) => change({ minutes: value })}
          />
        </>
      )}
    </EntryList>
  );
}

/** What somebody took, how much and when. */
function MedicineList({ problems, ...list }: ListProps<MedicineDraft>) {
  const { name, dose, time } = texts.medication;
  const empty = { name: '', dose: '', time: '' };
  return (
    <EntryList {...list} name="medicine" words={texts.medication} empty={empty}>
      {(medicine, path, change) => (
        <>
          <TextField
            path={`${path}-name`}
            label={name}
            maxLength={wordsLimit}
            value={medicine.name}
            problem={problems[`${path}-name`]}
            onChange={(value) => change({ name: value })}
          />
          <TextField
            path={`${path}-dose`}
            label={dose}
            maxLength={wordsLimit}
            value={medicine.dose}
            problem={undefined}
            onChange={(value) => change({ dose: value })}
          />
          <TimeField
            path={`${path}-time`}
            label={time}
            value={medicine.time}
            problem={problems[`${path}-time`]}
            onChange={(value) => change({ time: value })}
          />
        </>
      )}
    </EntryList>
  );
}

interface EntryListProps<Entry> extends Pick<ListProps<Entry>, 'entries' | 'onChange'> {
  /** What the paths of its fields begin with. */
  name: string;
  words: { legend: string; hint?: string; add: string; remove: (number: number) => string };
  /** A new entry; its first field gets the focus. */
  empty: Entry;
  /** The fields of one entry. */
  children: (entry: Entry, path: string, change: (to: Partial<Entry>) => void) => ReactNode;
}

/** Entries that can be added and removed. */
function EntryList<Entry extends object>(props: EntryListProps<Entry>) {
  const { entries, name, words, empty, onChange, children } = props;
  const [first = ''] = Object.keys(empty);
  const replace = (at: number, changes: Partial<Entry>) =>
    onChange(entries.map((entry, index) => (index === at ? { ...entry, ...changes } : entry)));
  return (
    <fieldset className="stack-4">
      <legend className="field-label">{words.legend}</legend>
      {words.hint ? <p className="field-hint">{words.hint}</p> : null}
      {entries.map((entry, at) => (
        <div key={at} className="night-entry">
          {children(entry, `${name}-${at}`, (changes) => replace(at, changes))}
          <Button
            variant="quiet"
            aria-label={words.remove(at + 1)}
            onClick={() =>
              changeAndFocus(
                () => onChange(entries.filter((_, index) => index !== at)),
                nightField(`${name}-add`),
              )
            }
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
              () => onChange([...entries, empty]),
              nightField(`${name}-${entries.length}-${first}`),
            )
          }
        >
          {words.add}
        </Button>
      ) : null}
    </fieldset>
  );
}

import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { changeAndFocus } from './change-and-focus.ts';
import { listLimit, wordsLimit } from './contract.ts';
import type { MedicineDraft, NapDraft, Problems } from './night-draft.ts';
import { nightField, nightFieldId, TextField, TimeField } from './night-fields.tsx';
import { texts } from './texts.ts';

interface ListProps<Entry> {
  entries: readonly Entry[];
  problems: Problems;
  onChange: (entries: readonly Entry[]) => void;
}

/** Sleeps beside the night, each with its beginning and its length. */
export function NapList({ problems, ...list }: ListProps<NapDraft>) {
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
export function MedicineList({ problems, ...list }: ListProps<MedicineDraft>) {
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

import { Button } from '#ui/button.tsx';
import { changeAndFocus } from './change-and-focus.ts';
import { listLimit, wordsLimit } from './contract.ts';
import type { MedicineDraft, NapDraft, Problems } from './night-draft.ts';
import { nightField, nightFieldId, TextField, TimeField } from './night-fields.tsx';
import { texts } from './texts.ts';

export interface ListProps<Entry> {
  entries: readonly Entry[];
  problems: Problems;
  onChange: (entries: readonly Entry[]) => void;
}

/** Sleeps beside the night, each with its beginning and its length. */
export function NapList({ entries, problems, onChange }: ListProps<NapDraft>) {
  const { legend, hint, add, remove, from, minutes } = texts.naps;
  const change = (at: number, changes: Partial<NapDraft>) =>
    onChange(entries.map((nap, index) => (index === at ? { ...nap, ...changes } : nap)));
  return (
    <fieldset className="stack-4">
      <legend className="field-label">{legend}</legend>
      <p className="field-hint">{hint}</p>
      {entries.map((nap, at) => (
        <div key={at} className="night-entry">
          <TimeField
            path={`nap-${at}-from`}
            label={from}
            value={nap.from}
            problem={problems[`nap-${at}-from`]}
            onChange={(value) => change(at, { from: value })}
          />
          <TextField
            path={`nap-${at}-minutes`}
            label={minutes}
            inputMode="numeric"
            value={nap.minutes}
            problem={problems[`nap-${at}-minutes`]}
            onChange={(value) => change(at, { minutes: value })}
          />
          <RemoveEntry
            label={remove(at + 1)}
            onClick={() =>
              changeAndFocus(
                () => onChange(entries.filter((_, index) => index !== at)),
                nightField('nap-add'),
              )
            }
          />
        </div>
      ))}
      {entries.length < listLimit ? (
        <Button
          id={nightFieldId('nap-add')}
          variant="quiet"
          className="self-start"
          onClick={() =>
            changeAndFocus(
              () => onChange([...entries, { from: '', minutes: '' }]),
              nightField(`nap-${entries.length}-from`),
            )
          }
        >
          {add}
        </Button>
      ) : null}
    </fieldset>
  );
}

/** What somebody took, how much and when. */
export function MedicineList({ entries, problems, onChange }: ListProps<MedicineDraft>) {
  const { legend, add, remove, name, dose, time } = texts.medication;
  const change = (at: number, changes: Partial<MedicineDraft>) =>
    onChange(entries.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  return (
    <fieldset className="stack-4">
      <legend className="field-label">{legend}</legend>
      {entries.map((medicine, at) => (
        <div key={at} className="night-entry">
          <TextField
            path={`medicine-${at}-name`}
            label={name}
            maxLength={wordsLimit}
            value={medicine.name}
            problem={problems[`medicine-${at}-name`]}
            onChange={(value) => change(at, { name: value })}
          />
          <TextField
            path={`medicine-${at}-dose`}
            label={dose}
            maxLength={wordsLimit}
            value={medicine.dose}
            problem={undefined}
            onChange={(value) => change(at, { dose: value })}
          />
          <TimeField
            path={`medicine-${at}-time`}
            label={time}
            value={medicine.time}
            problem={problems[`medicine-${at}-time`]}
            onChange={(value) => change(at, { time: value })}
          />
          <RemoveEntry
            label={remove(at + 1)}
            onClick={() =>
              changeAndFocus(
                () => onChange(entries.filter((_, index) => index !== at)),
                nightField('medicine-add'),
              )
            }
          />
        </div>
      ))}
      {entries.length < listLimit ? (
        <Button
          id={nightFieldId('medicine-add')}
          variant="quiet"
          className="self-start"
          onClick={() =>
            changeAndFocus(
              () => onChange([...entries, { name: '', dose: '', time: '' }]),
              nightField(`medicine-${entries.length}-name`),
            )
          }
        >
          {add}
        </Button>
      ) : null}
    </fieldset>
  );
}

function RemoveEntry({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="quiet" aria-label={label} onClick={onClick}>
      {texts.removeShort}
    </Button>
  );
}

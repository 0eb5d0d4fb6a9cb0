import type { MouseEvent } from 'react';
import { entriesOf, type Entries } from '#features/declarations/form/form-answer.ts';
import { ChoiceGroup, Field, fieldId } from '#ui/field.tsx';
import { dayField, onDay, readySentence } from './cancellation-entries.ts';
import { defaultContract, nextPossible, type CancellationField } from './contract.ts';
import { texts } from './texts.ts';

export interface CancellationFieldsProps {
  /** What stands in the fields at first. */
  entries: Entries;
  errorOf: (field: CancellationField) => string | undefined;
}

/** Row K2's three required fields, then what the law wants to be possible, with defaults (RK-04). */
export function CancellationFields({ entries, errorOf }: CancellationFieldsProps) {
  return (
    <>
      <Field name="email" label={texts.email} hint={texts.emailHint} error={errorOf('email')}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            required
            defaultValue={entries['email']}
          />
        )}
      </Field>
      <Field name="name" label={texts.name} error={errorOf('name')}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="name"
            required
            defaultValue={entries['name']}
          />
        )}
      </Field>
      <div className="stack-2">
        <Field name="reason" label={texts.reason} hint={texts.reasonHint} error={errorOf('reason')}>
          {(control) => (
            <textarea {...control} rows={4} required defaultValue={entries['reason']} />
          )}
        </Field>
        <button
          type="button"
          onClick={insertSentence}
          className="needs-script self-start text-small link"
        >
          {texts.insertSentence}
        </button>
      </div>
      <p className="pt-6 text-small text-text-muted edge-t">{texts.prefilled}</p>
      <ChoiceGroup
        name="kind"
        legend={texts.kind}
        defaultValue={entries['kind'] ?? 'ordinary'}
        error={errorOf('kind')}
        choices={[
          { value: 'ordinary', label: texts.ordinary },
          {
            value: 'extraordinary',
            label: texts.extraordinary,
            hint: texts.extraordinaryHint,
          },
        ]}
      />
      <Field name="contract" label={texts.contract} error={errorOf('contract')}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            defaultValue={entries['contract'] ?? defaultContract}
          />
        )}
      </Field>
      <ChoiceGroup
        name="endsOn"
        legend={texts.endsOn}
        defaultValue={entries['endsOn'] ?? nextPossible}
        error={errorOf('endsOn')}
        choices={[
          { value: nextPossible, label: texts.nextPossible },
          { value: onDay, label: texts.onDay },
        ]}
      >
        <Field name={dayField} label={texts.day}>
          {(control) => <input {...control} type="date" defaultValue={entries[dayField]} />}
        </Field>
      </ChoiceGroup>
    </>
  );
}

function insertSentence({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
  const reason = form?.querySelector<HTMLTextAreaElement>(`#${fieldId('reason')}`);
  if (!form || !reason) return;
  const sentence = readySentence(entriesOf(new FormData(form)));
  // What is already written stays below it.
  reason.setRangeText(reason.value ? `${sentence}\n\n` : sentence, 0, 0, 'end');
  reason.focus();
}

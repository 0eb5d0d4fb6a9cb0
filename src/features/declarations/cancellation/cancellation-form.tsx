import type { MouseEvent } from 'react';
import {
  DeclarationForm,
  type DeclarationFormProps,
} from '#features/declarations/form/declaration-form.tsx';
import type { FieldsProps, FormKind } from '#features/declarations/form/form-kind.ts';
import { PersonFields } from '#features/declarations/form/person-fields.tsx';
import type { ReceiptRow } from '#features/declarations/form/receipt-file.ts';
import { germanDay } from '#lib/berlin-time.ts';
import { formValues } from '#lib/form-values.ts';
import { ChoiceGroup, Field, fieldId } from '#ui/field.tsx';
import {
  cancellationFunction,
  checkCancellation,
  dayField,
  defaultContract,
  nextPossible,
  onDay,
  type Cancellation,
  type Receipt,
} from './contract.ts';
import { endInWords, mailBody, readySentence } from './ready-sentence.ts';
import { texts } from './texts.ts';

const kind: FormKind<Cancellation> = {
  path: '/kuendigung',
  functionName: cancellationFunction,
  check: checkCancellation,
  words: texts,
  Fields,
  mail: (values) => ({ subject: texts.title, body: mailBody(values) }),
  receiptRows: cancellationRows,
};

/** Rows K2–K8: the form, its messages, and the receipt that stays; complete without script. */
export const CancellationForm = (props: DeclarationFormProps<Cancellation>) => (
  <DeclarationForm {...props} kind={kind} />
);

/** Row K2's three required fields, then what the law wants to be possible, with defaults (RK-04). */
function Fields({ values, field }: FieldsProps<Cancellation>) {
  return (
    <>
      <PersonFields field={field} emailHint={texts.emailHint} />
      <div className="stack-2">
        <Field
          {...field('reason')}
          label={texts.reason}
          hint={texts.reasonHint}
          rows={4}
          required
        />
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
        {...field('kind', 'ordinary')}
        legend={texts.kind}
        choices={[
          { value: 'ordinary', label: texts.ordinary },
          {
            value: 'extraordinary',
            label: texts.extraordinary,
            hint: texts.extraordinaryHint,
          },
        ]}
      />
      <Field
        {...field('contract', defaultContract)}
        label={texts.contract}
        type="text"
        autoComplete="off"
      />
      <ChoiceGroup
        {...field('endsOn', nextPossible)}
        legend={texts.endsOn}
        choices={[
          { value: nextPossible, label: texts.nextPossible },
          { value: onDay, label: texts.onDay },
        ]}
      >
        <Field name={dayField} label={texts.day} type="date" defaultValue={values[dayField]} />
      </ChoiceGroup>
    </>
  );
}

function insertSentence({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
  const reason = form?.querySelector<HTMLTextAreaElement>(`#${fieldId('reason')}`);
  if (!form || !reason) return;
  const sentence = readySentence(formValues(new FormData(form)));
  // What is already written stays below it.
  reason.setRangeText(reason.value ? `${sentence}\n\n` : sentence, 0, 0, 'end');
  reason.focus();
}

/** What the receipt says of a cancellation: all that § 312k (3) and (4) BGB asks for. */
function cancellationRows(declaration: Cancellation, { endsOn }: Receipt): ReceiptRow[] {
  const { terms } = texts;
  return [
    [terms.kind, terms.kindNames[declaration.kind]],
    [terms.contract, declaration.contract],
    [terms.wishedEnd, endInWords(declaration.endsOn)],
    ...(endsOn ? [[terms.endsOn, germanDay(endsOn)] as const] : []),
    [terms.name, declaration.name],
    [terms.email, declaration.email],
    [terms.reason, declaration.reason],
  ];
}

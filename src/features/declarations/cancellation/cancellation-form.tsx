import type { MouseEvent } from 'react';
import { DeclarationForm } from '#features/declarations/form/declaration-form.tsx';
import { useDeclarationForm } from '#features/declarations/form/use-declaration-form.ts';
import { formValues, type FormValues } from '#lib/form-values.ts';
import type { FormAnswer } from '#site/answer-form.ts';
import { ErrorBoundary } from '#ui/error-screen.tsx';
import { ChoiceGroup, Field, fieldId } from '#ui/field.tsx';
import { CancellationReceipt } from './cancellation-receipt.tsx';
import {
  cancellationFunction,
  checkCancellation,
  dayField,
  defaultContract,
  nextPossible,
  onDay,
  type Cancellation,
  type CancellationField,
} from './contract.ts';
import { mailBody, readySentence } from './ready-sentence.ts';
import { texts } from './texts.ts';

export interface CancellationFormProps {
  /** Tells two posts of one filled form without script from two forms. */
  formKey: string;
  contactEmail: string;
  answer?: FormAnswer<Cancellation> | undefined;
}

interface FieldsProps {
  /** What stands in the fields at first. */
  values: FormValues;
  errorOf: (field: CancellationField) => string | undefined;
}

/** Rows K2–K8: the form, its messages, and the receipt that stays; complete without script. */
export function CancellationForm(props: CancellationFormProps) {
  return (
    <ErrorBoundary>
      <Form {...props} />
    </ErrorBoundary>
  );
}

function Form({ formKey, contactEmail, answer }: CancellationFormProps) {
  const form = useDeclarationForm<Cancellation>({
    functionName: cancellationFunction,
    check: checkCancellation,
    sentences: texts.sentences,
    answer,
  });
  return (
    <div className="stack-8">
      {form.stored ? (
        <CancellationReceipt {...form.stored} takesFocus={form.phase === 'received'} />
      ) : null}
      <DeclarationForm
        path="/kuendigung"
        heading={texts.formHeading}
        submitLabel={texts.submit}
        formKey={formKey}
        form={form}
        otherWay={{
          sentence: texts.notSent,
          contactEmail,
          mail: { subject: texts.title, body: mailBody(form.sentValues) },
        }}
      >
        <CancellationFields key={form.fills} values={form.values} errorOf={form.errorOf} />
      </DeclarationForm>
    </div>
  );
}

/** Row K2's three required fields, then what the law wants to be possible, with defaults (RK-04). */
function CancellationFields({ values, errorOf }: FieldsProps) {
  return (
    <>
      <Field
        name="email"
        label={texts.email}
        hint={texts.emailHint}
        error={errorOf('email')}
        type="email"
        autoComplete="email"
        required
        defaultValue={values['email']}
      />
      <Field
        name="name"
        label={texts.name}
        error={errorOf('name')}
        type="text"
        autoComplete="name"
        required
        defaultValue={values['name']}
      />
      <div className="stack-2">
        <Field
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint}
          error={errorOf('reason')}
          rows={4}
          required
          defaultValue={values['reason']}
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
        name="kind"
        legend={texts.kind}
        defaultValue={values['kind'] ?? 'ordinary'}
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
      <Field
        name="contract"
        label={texts.contract}
        error={errorOf('contract')}
        type="text"
        autoComplete="off"
        defaultValue={values['contract'] ?? defaultContract}
      />
      <ChoiceGroup
        name="endsOn"
        legend={texts.endsOn}
        defaultValue={values['endsOn'] ?? nextPossible}
        error={errorOf('endsOn')}
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

import { DeclarationForm } from '#features/declarations/form/declaration-form.tsx';
import type { FormAnswer } from '#features/declarations/form/form-answer.ts';
import { useDeclarationForm } from '#features/declarations/form/use-declaration-form.ts';
import { ErrorBoundary } from '#ui/error-screen.tsx';
import { inputOf, mailBody } from './cancellation-entries.ts';
import { CancellationFields } from './cancellation-fields.tsx';
import { CancellationReceipt } from './cancellation-receipt.tsx';
import { cancellationFunction, checkCancellation, type Cancellation } from './contract.ts';
import { texts } from './texts.ts';

export interface CancellationFormProps {
  /** Tells two posts of one filled form without script from two forms. */
  formKey: string;
  contactEmail: string;
  answer?: FormAnswer<Cancellation> | undefined;
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
    inputOf,
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
          mail: { subject: texts.title, body: mailBody(form.attempt) },
        }}
      >
        <CancellationFields key={form.fills} entries={form.entries} errorOf={form.errorOf} />
      </DeclarationForm>
    </div>
  );
}

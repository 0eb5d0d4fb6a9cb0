import { DeclarationForm } from '#features/declarations/form/declaration-form.tsx';
import type { FormAnswer } from '#features/declarations/form/form-answer.ts';
import { useDeclarationForm } from '#features/declarations/form/use-declaration-form.ts';
import { ErrorBoundary } from '#ui/error-screen.tsx';
import { checkWithdrawal, withdrawalFunction, type Withdrawal } from './contract.ts';
import { texts } from './texts.ts';
import { WithdrawalFields } from './withdrawal-fields.tsx';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';

export interface WithdrawalFormProps {
  /** Tells two posts of one filled form without script from two forms. */
  formKey: string;
  contactEmail: string;
  answer?: FormAnswer<Withdrawal> | undefined;
}

/** The withdrawal function of § 356a BGB with its receipt; complete without script. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  return (
    <ErrorBoundary>
      <Form {...props} />
    </ErrorBoundary>
  );
}

function Form({ formKey, contactEmail, answer }: WithdrawalFormProps) {
  const form = useDeclarationForm<Withdrawal>({
    functionName: withdrawalFunction,
    check: checkWithdrawal,
    inputOf: (entries) => entries,
    sentences: texts.sentences,
    answer,
  });
  return (
    <div className="stack-8">
      {form.stored ? (
        <WithdrawalReceipt {...form.stored} takesFocus={form.phase === 'received'} />
      ) : null}
      <DeclarationForm
        path="/widerruf"
        heading={texts.formHeading}
        submitLabel={texts.submit}
        formKey={formKey}
        form={form}
        otherWay={{
          sentence: texts.notSent,
          contactEmail,
          mail: {
            subject: texts.mailSubject,
            body: texts.declaration(form.attempt['contract'] ?? '', form.attempt['name'] ?? ''),
          },
        }}
      >
        <WithdrawalFields key={form.fills} entries={form.entries} errorOf={form.errorOf} />
      </DeclarationForm>
    </div>
  );
}

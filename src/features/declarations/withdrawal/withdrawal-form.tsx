import { DeclarationForm } from '#features/declarations/form/declaration-form.tsx';
import { useDeclarationForm } from '#features/declarations/form/use-declaration-form.ts';
import type { FormValues } from '#lib/form-values.ts';
import type { FormAnswer } from '#site/answer-form.ts';
import { ErrorBoundary } from '#ui/error-screen.tsx';
import { Field } from '#ui/field.tsx';
import {
  checkWithdrawal,
  withdrawalFunction,
  type Withdrawal,
  type WithdrawalField,
} from './contract.ts';
import { texts } from './texts.ts';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';

export interface WithdrawalFormProps {
  /** Tells two posts of one filled form without script from two forms. */
  formKey: string;
  contactEmail: string;
  answer?: FormAnswer<Withdrawal> | undefined;
}

interface FieldsProps {
  /** What stands in the fields at first. */
  values: FormValues;
  errorOf: (field: WithdrawalField) => string | undefined;
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
            body: texts.declaration(
              form.sentValues['contract'] ?? '',
              form.sentValues['name'] ?? '',
            ),
          },
        }}
      >
        <WithdrawalFields key={form.fills} values={form.values} errorOf={form.errorOf} />
      </DeclarationForm>
    </div>
  );
}

/** The three inputs that § 356a BGB allows, and no reason (RW-03). */
function WithdrawalFields({ values, errorOf }: FieldsProps) {
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
      <Field
        name="contract"
        label={texts.contract}
        hint={texts.contractHint}
        error={errorOf('contract')}
        type="text"
        autoComplete="off"
        required
        defaultValue={values['contract']}
      />
      <div className="pt-6 edge-t">
        <h2 className="mb-2 text-card">{texts.confirmHeading}</h2>
        <p>{texts.confirmText}</p>
      </div>
    </>
  );
}

import {
  DeclarationForm,
  type DeclarationFormProps,
} from '#features/declarations/form/declaration-form.tsx';
import type { FieldsProps, FormKind } from '#features/declarations/form/use-declaration-form.ts';
import { WholeWords } from '#site/prose.tsx';
import { Field } from '#ui/field.tsx';
import {
  checkWithdrawal,
  withdrawalFields,
  withdrawalFunction,
  type Withdrawal,
} from './contract.ts';
import { texts } from './texts.ts';

const kind: FormKind<Withdrawal> = {
  path: '/widerruf',
  functionName: withdrawalFunction,
  check: checkWithdrawal,
  words: texts,
  Fields,
  mail: ({ contract = '', name = '', email = '' }) => ({
    subject: texts.mailSubject,
    body: `${texts.declaration(contract, name)}\n\n${email}`,
  }),
  // Proof of receipt with content, day and time (RW-05); it confirms receipt, not validity.
  declared: withdrawalFields,
};

/** The withdrawal function of § 356a BGB with its receipt; complete without script. */
export const WithdrawalForm = (props: DeclarationFormProps<Withdrawal>) => (
  <DeclarationForm {...props} kind={kind} />
);

/** The three inputs that § 356a BGB allows, and no reason (RW-03). */
function Fields({ field }: FieldsProps<Withdrawal>) {
  return (
    <>
      <Field
        {...field('contract')}
        label={texts.contract}
        hint={<WholeWords text={texts.contractHint} />}
        type="text"
        autoComplete="off"
        required
      />
      <div className="pt-6 edge-t">
        <h2 className="mb-2 text-card">{texts.confirmHeading}</h2>
        <p>{texts.confirmText}</p>
      </div>
    </>
  );
}

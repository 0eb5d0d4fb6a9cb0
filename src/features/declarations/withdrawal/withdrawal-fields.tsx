import type { Entries } from '#features/declarations/form/form-answer.ts';
import { Field } from '#ui/field.tsx';
import type { WithdrawalField } from './contract.ts';
import { texts } from './texts.ts';

export interface WithdrawalFieldsProps {
  /** What stands in the fields at first. */
  entries: Entries;
  errorOf: (field: WithdrawalField) => string | undefined;
}

/** The three inputs that § 356a BGB allows, and no reason (RW-03). */
export function WithdrawalFields({ entries, errorOf }: WithdrawalFieldsProps) {
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
      <Field
        name="contract"
        label={texts.contract}
        hint={texts.contractHint}
        error={errorOf('contract')}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            required
            defaultValue={entries['contract']}
          />
        )}
      </Field>
      <div className="pt-6 edge-t">
        <h2 className="mb-2 text-card">{texts.confirmHeading}</h2>
        <p>{texts.confirmText}</p>
      </div>
    </>
  );
}

import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { changeAndFocus } from './change-and-focus.ts';
import { texts } from './texts.ts';
import { formValues } from '#lib/form-values.ts';
import { Field, fieldId } from '#ui/field.tsx';
interface PassphraseFormProps {
  /** A passphrase to be made up, not one that exists. */
  isNew?: boolean;
  /** What was wrong with the one before. */
  problem?: string | undefined;
  /** Words of the button. */
  submit: string;
  onSubmit: (passphrase: string) => Promise<void>;
}

const shortest = 8;
const names = ['passphrase', 'passphrase-again'] as const;

/** Asks for a passphrase. */
export function PassphraseForm({ isNew = false, problem, submit, onSubmit }: PassphraseFormProps) {
  const [errors, setErrors] = useState<{ first?: string; again?: string }>({});
  const [isBusy, setBusy] = useState(false);
  return (
    <form
      noValidate
      className="notice stack-4"
      onSubmit={(event) => {
        event.preventDefault();
        const given = formValues(new FormData(event.currentTarget));
        // An umlaut is the same, however a keyboard or a store of passwords writes it.
        const [first = '', again] = names.map((name) => given[name]?.normalize('NFC'));
        const isShort = isNew && first.length < shortest;
        if (isShort || (isNew && first !== again)) {
          const found = isShort
            ? { first: texts.passphraseShort }
            : { again: texts.passphraseDiffers };
          changeAndFocus(
            () => setErrors(found),
            () => document.getElementById(fieldId(isShort ? names[0] : names[1])),
          );
          return;
        }
        setErrors({});
        if (isBusy) return;
        setBusy(true);
        void onSubmit(given[names[0]] ?? '').finally(() => setBusy(false));
      }}
    >
      <Field
        name={names[0]}
        type="password"
        label={texts.passphrase}
        autoComplete={isNew ? 'new-password' : 'off'}
        {...(isNew && { hint: texts.passphraseHint })}
        error={errors.first ?? problem}
      />
      {isNew ? (
        <Field
          name={names[1]}
          type="password"
          label={texts.passphraseAgain}
          autoComplete="new-password"
          error={errors.again}
        />
      ) : null}
      <Button type="submit" disabled={isBusy} className="self-start">
        {submit}
      </Button>
    </form>
  );
}

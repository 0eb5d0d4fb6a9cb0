import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { texts } from './texts.ts';

export interface PassphraseFormProps {
  /** A passphrase to be made up, not one that exists. */
  isNew?: boolean;
  /** What was wrong with the one before. */
  problem?: string | undefined;
  /** Words of the button. */
  submit: string;
  onSubmit: (passphrase: string) => Promise<void>;
}

const shortest = 8;

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
        const given = new FormData(event.currentTarget);
        const passphrase = given.get('passphrase') as string;
        const isShort = isNew && passphrase.length < shortest;
        const isOther = isNew && passphrase !== given.get('passphrase-again');
        setErrors({
          ...(isShort && { first: texts.passphraseShort }),
          ...(isOther && !isShort && { again: texts.passphraseDiffers }),
        });
        if (isShort || isOther || isBusy) return;
        setBusy(true);
        void onSubmit(passphrase).finally(() => setBusy(false));
      }}
    >
      <Field
        name="passphrase"
        type="password"
        label={texts.passphrase}
        autoComplete={isNew ? 'new-password' : 'off'}
        {...(isNew && { hint: texts.passphraseHint })}
        error={errors.first ?? problem}
      />
      {isNew ? (
        <Field
          name="passphrase-again"
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

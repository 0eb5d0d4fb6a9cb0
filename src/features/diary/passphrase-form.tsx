import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { texts } from './texts.ts';

export interface PassphraseFormProps {
  /** A passphrase to be made up, not one that exists. */
  isNew?: boolean;
  /** Words of the button. */
  submit: string;
  onSubmit: (passphrase: string) => Promise<void>;
}

const shortest = 8;

/** Asks for a passphrase. */
export function PassphraseForm({ isNew = false, submit, onSubmit }: PassphraseFormProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  return (
    <form
      noValidate
      className="notice stack-4"
      onSubmit={(event) => {
        event.preventDefault();
        const passphrase = new FormData(event.currentTarget).get('passphrase') as string;
        const isShort = isNew && passphrase.length < shortest;
        setError(isShort ? texts.passphraseShort : undefined);
        if (isShort || isBusy) return;
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
        error={error}
      />
      <Button type="submit" disabled={isBusy} className="self-start">
        {submit}
      </Button>
    </form>
  );
}

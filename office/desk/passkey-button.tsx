'use client';
import { useState } from 'react';
import { useHydrated } from '../../src/lib/use-hydrated.ts';
import { deskTexts as texts } from './texts.ts';

/** Makes a passkey in this browser; the password of its form is asked for again first. */
export function PasskeyButton({ label, action }: { label: string; action: string }) {
  const [problem, setProblem] = useState('');
  const isHydrated = useHydrated();
  const add = async (form: HTMLFormElement): Promise<void> => {
    const confirmed = await fetch(action, {
      method: 'POST',
      body: new URLSearchParams(formText(form)),
    });
    if (!confirmed.ok) {
      setProblem(await confirmed.text());
      return;
    }
    const asked = await fetch('/anmelden/passkey/generate-register-options');
    const options = PublicKeyCredential.parseCreationOptionsFromJSON(
      (await asked.json()) as PublicKeyCredentialCreationOptionsJSON,
    );
    const made = (await navigator.credentials.create({
      publicKey: options,
    })) as PublicKeyCredential;
    const answer = await fetch('/anmelden/passkey/verify-registration', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ response: made.toJSON() as unknown }),
    });
    if (answer.ok) location.assign('/admin/mein-konto?meldung=passkey');
    else setProblem(texts.passkeyFailed);
  };
  return (
    <>
      {problem !== '' && (
        <p className="office-said" data-kind="alarm" role="alert">
          {problem}
        </p>
      )}
      <button
        className="office-button"
        disabled={!isHydrated}
        onClick={(event) => {
          event.preventDefault();
          const { form } = event.currentTarget;
          if (form?.reportValidity() === true)
            add(form).catch(() => {
              setProblem(texts.passkeyFailed);
            });
        }}
      >
        {label}
      </button>
    </>
  );
}

const formText = (form: HTMLFormElement): string[][] =>
  [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);

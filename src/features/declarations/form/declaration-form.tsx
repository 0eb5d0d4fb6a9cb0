import { useState, type ReactNode } from 'react';
import { trapField } from '#lib/declaration.ts';
import { Button } from '#ui/button.tsx';
import { NotSentNotice, type NotSentNoticeProps } from './not-sent-notice.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { texts } from './texts.ts';
import { Toasts } from './toasts.tsx';
import type { DeclarationFormState } from './use-declaration-form.ts';
import { useHydrated } from './use-hydrated.ts';

export interface DeclarationFormProps {
  /** Address of the page, which takes the form when there is no script. */
  path: string;
  heading: string;
  submitLabel: string;
  /** Tells two posts of one filled form without script from two forms. */
  formKey: string;
  form: DeclarationFormState;
  /** Shown when it could not be sent. */
  otherWay: NotSentNoticeProps;
  children: ReactNode;
}

/** Anchor of everything a visitor does on the page, so that a posted page comes back there. */
export const formAnchor = 'formular';

/** Field name under which a form without script carries its key. */
export const formKeyField = 'form-key';

/** The frame of a form that declares something: its state, its messages, and nothing in its way. */
export function DeclarationForm(props: DeclarationFormProps) {
  const { phase, problems, message, onSubmit } = props.form;
  const isHydrated = useHydrated();
  const [isTouched, setTouched] = useState(false);
  const isSending = phase === 'sending';
  return (
    <form
      method="post"
      action={`${props.path}#${formAnchor}`}
      aria-labelledby="form-heading"
      // The browser's own bubbles would hide the specified messages; without script they help.
      noValidate={isHydrated}
      onSubmit={onSubmit}
      onInput={() => setTouched(true)}
      className="card stack-6"
    >
      <h2 id="form-heading" className="text-card">
        {props.heading}
      </h2>
      {problems.length > 0 && !message ? <ProblemSummary problems={problems} /> : null}
      {props.children}
      <label className="trap">
        {texts.trap}
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name={formKeyField} value={props.formKey} />
      <div className="stack-2">
        <Button type="submit" size="large" disabled={isSending} className="self-start">
          {isSending ? texts.sending : props.submitLabel}
        </Button>
        <p className="text-small text-text-muted">{texts.requiredNote}</p>
      </div>
      {phase === 'failed' ? <NotSentNotice {...props.otherWay} /> : null}
      {isTouched || message ? <Toasts message={message} /> : null}
    </form>
  );
}

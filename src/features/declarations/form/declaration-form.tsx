import { lazy, Suspense, useState, type ReactNode } from 'react';
import { formKeyField, trapField, type Problem } from '#lib/declaration.ts';
import { Button } from '#ui/button.tsx';
import { ErrorBoundary } from '#ui/error-screen.tsx';
import { fieldId } from '#ui/field.tsx';
import type { ToastMessage } from '#ui/toast-region.tsx';
import { texts } from './texts.ts';
import type { DeclarationFormState } from './use-declaration-form.ts';
import { useHydrated } from './use-history-state.ts';

// A seventh of all the script, and of no use to somebody who only reads.
const ToastRegion = lazy(() =>
  import('#ui/toast-region.tsx').then((module) => ({ default: module.ToastRegion })),
);

export interface OtherWay {
  /** Says that nothing is lost and what to do. */
  sentence: string;
  contactEmail: string;
  /** The declaration as it was typed, ready to go by mail instead. */
  mail: { subject: string; body: string };
}

export interface DeclarationFormProps {
  /** Address of the page, which takes the form when there is no script. */
  path: string;
  heading: string;
  submitLabel: string;
  /** Tells two posts of one filled form without script from two forms. */
  formKey: string;
  form: DeclarationFormState;
  /** Shown when it could not be sent. */
  otherWay: OtherWay;
  children: ReactNode;
}

/** Anchor of everything a visitor does on the page, so that a posted page comes back there. */
export const formAnchor = 'formular';

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

/** All that is wrong in one place, each leading to its field; for pages that come back without script. */
function ProblemSummary({ problems }: { problems: readonly Problem<string>[] }) {
  return (
    <div className="notice stack-2">
      <p className="strong">{texts.problems}</p>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} className="link">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Beside the toast of a failed attempt: another way that works at once (RK-13). */
function NotSentNotice({ sentence, contactEmail, mail }: OtherWay) {
  const query = Object.entries(mail).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return (
    <div className="notice stack-2">
      <p>{sentence}</p>
      <p>
        <a href={`mailto:${contactEmail}?${query.join('&')}`} className="link">
          {contactEmail}
        </a>
      </p>
    </div>
  );
}

/** The place of messages, fetched when it is first drawn; without it they are still told. */
function Toasts({ message }: { message: ToastMessage | undefined }) {
  return (
    <ErrorBoundary fallback={<p role="alert">{message?.sentence}</p>}>
      <Suspense>
        <ToastRegion label={texts.messages} closeLabel={texts.closeMessage} message={message} />
      </Suspense>
    </ErrorBoundary>
  );
}

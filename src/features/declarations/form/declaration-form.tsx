import { Fragment, lazy, Suspense, useState } from 'react';
import {
  declaredLines,
  formKeyField,
  honeypotField,
  type AnyDeclaration,
  type Problem,
} from '#lib/declaration.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import type { FormAnswer } from '#site/answer-form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorBoundary } from '#ui/error-screen.tsx';
import { Field, fieldId } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ToastMessage } from '#ui/toast-region.tsx';
import { ReceiptCard, fileAddress } from './receipt-card.tsx';
import { texts } from './texts.ts';
import { useDeclarationForm, type FormKind } from './use-declaration-form.ts';

// A seventh of all the script, which somebody who only reads does not need.
const ToastRegion = lazy(() =>
  import('#ui/toast-region.tsx').then((module) => ({ default: module.ToastRegion })),
);

export interface DeclarationFormProps<Declaration> {
  /** Tells two posts of one filled form without script from two forms. */
  formKey: string;
  contactEmail: string;
  /** What the page came back with when it was posted without script. */
  answer?: FormAnswer<Declaration> | undefined;
}

interface KindProps<Declaration> extends DeclarationFormProps<Declaration> {
  kind: FormKind<Declaration>;
}

/** Anchor of everything a visitor does on the page, so that a posted page comes back there. */
export const formAnchor = 'formular';

/** Where the privacy policy speaks of declarations (RD-01). */
export const privacyPath = '/datenschutz#abschnitt-10';

/** A form that declares something, its messages, and the receipt that stays; complete without script. */
export function DeclarationForm<Declaration extends AnyDeclaration>(props: KindProps<Declaration>) {
  return (
    <ErrorBoundary>
      <Form {...props} />
    </ErrorBoundary>
  );
}

function Form<Declaration extends AnyDeclaration>(props: KindProps<Declaration>) {
  const { kind, formKey, contactEmail, answer } = props;
  const { words, Fields } = kind;
  const form = useDeclarationForm(kind, answer);
  const { phase, problems, message, stored } = form;
  const isHydrated = useHydrated();
  const [isTouched, setTouched] = useState(false);
  const isSending = phase === 'sending';
  const heading = (
    <h2 id="form-heading" className="text-card">
      {words.formHeading}
    </h2>
  );
  const sheet = (
    <form
      method="post"
      action={`${kind.path}#${formAnchor}`}
      aria-labelledby="form-heading"
      // The browser's own bubbles would hide the specified messages; without script they help.
      noValidate={isHydrated}
      onSubmit={form.onSubmit}
      onInput={() => setTouched(true)}
      className="card stack-6"
    >
      {stored ? null : heading}
      {problems.length > 0 && !message ? <ProblemSummary problems={problems} /> : null}
      <Fragment key={form.fills}>
        <Field
          {...form.field('email')}
          label={texts.email}
          hint={words.emailHint}
          type="email"
          autoComplete="email"
          required
        />
        <Field
          {...form.field('name')}
          label={texts.name}
          type="text"
          autoComplete="name"
          required
        />
        <Fields
          values={form.values}
          sent={form.sentValues}
          isReceived={form.isReceived}
          field={form.field}
        />
      </Fragment>
      <label className="honeypot">
        {texts.honeypot}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name={formKeyField} value={formKey} />
      <div className="stack-2">
        <Button type="submit" size="large" disabled={isSending} className="self-start">
          {isSending ? texts.sending : words.submit}
        </Button>
        <p className="mt-3 text-small text-text-muted">{texts.requiredNote}</p>
        <p className="text-small text-text-muted">
          {texts.privacy.before}{' '}
          <a href={privacyPath} className="link">
            {texts.privacy.link}
          </a>
          {texts.privacy.after}
        </p>
      </div>
      {phase === 'failed' ? (
        <NotSentNotice
          sentence={words.notSent}
          contactEmail={contactEmail}
          mail={kind.mail(form.sentValues)}
          fileName={`${kind.path.slice(1)}.txt`}
        />
      ) : null}
    </form>
  );
  return (
    <div className="stack-8">
      {stored ? (
        <>
          <ReceiptCard
            words={words.receipt}
            receipt={stored.receipt}
            lines={declaredLines(kind.declared, stored.declaration)}
            end={kind.endRow?.(stored.declaration, stored.receipt.endsOn)}
            takesFocus={phase === 'received'}
          />
          {/* Folded anew below each receipt, which is what counts now. */}
          <details key={form.fills}>
            <summary className="cluster-4 justify-between">
              {heading}
              <Icon name="chevron-down" className="size-5" />
            </summary>
            {sheet}
          </details>
        </>
      ) : (
        sheet
      )}
      {isTouched || message ? <Toasts message={message} /> : null}
    </div>
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

interface NotSentNoticeProps {
  sentence: string;
  contactEmail: string;
  mail: { subject: string; body: string };
  fileName: string;
}

/** Beside the toast of a failed attempt: another way that works at once, and the declaration as a file (RK-13). */
function NotSentNotice({ sentence, contactEmail, mail, fileName }: NotSentNoticeProps) {
  const query = Object.entries(mail).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return (
    <div className="notice stack-2">
      <p>{sentence}</p>
      <p>
        <a href={`mailto:${contactEmail}?${query.join('&')}`} className="link">
          {contactEmail}
        </a>
      </p>
      <p>
        <a href={fileAddress(mail.body, 'plain')} download={fileName} className="link">
          {texts.saveUnsent}
        </a>
      </p>
    </div>
  );
}

/** The messages; their script comes when they are first drawn, and without it they are still told. */
function Toasts({ message }: { message: ToastMessage | undefined }) {
  return (
    <ErrorBoundary fallback={<p role="alert">{message?.sentence}</p>}>
      <Suspense>
        <ToastRegion label={texts.messages} closeLabel={texts.closeMessage} message={message} />
      </Suspense>
    </ErrorBoundary>
  );
}

import { honeypotField } from '#lib/declaration.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { listPath } from './addresses.ts';
import { limits } from './contract.ts';
import { consentSentences, texts, type ConsentSubject } from './texts.ts';

interface NewsletterFormProps {
  subject: ConsentSubject;
  /** Where the privacy policy speaks of the newsletter. */
  privacyPath: string;
  /** Looks of the button: `highlight` on dark ground. */
  variant: 'action' | 'highlight';
  /** What was typed before. */
  email?: string | undefined;
  /** What is wrong with it. */
  error?: string | undefined;
}

/** One field, one button, and beside them what one agrees to (row B6, RN-01, RD-09). */
export function NewsletterForm({
  subject,
  privacyPath,
  variant,
  email,
  error,
}: NewsletterFormProps) {
  return (
    <form method="post" action={listPath} className="newsletter-form stack-4">
      <div className="newsletter-line">
        <Field
          name="email"
          label={texts.email}
          error={error}
          type="email"
          autoComplete="email"
          required
          maxLength={limits.email}
          defaultValue={email}
        />
        <Button type="submit" variant={variant} size="large">
          {texts.submit}
        </Button>
      </div>
      <label className="honeypot">
        {texts.honeypot}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
      <p className="text-small text-text-muted">
        {consentSentences(subject).join(' ')} {texts.privacy.before}{' '}
        <a href={privacyPath} className="link">
          {texts.privacy.link}
        </a>
      </p>
    </form>
  );
}

import { honeypotField } from '#lib/declaration.ts';
import { Container } from '#site/section.tsx';
import { island } from '#site/island.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { blockAnchor, emailLimit, listPath } from './contract.ts';
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
          maxLength={emailLimit}
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

interface NewsletterBlockProps {
  lead: string;
  subject: ConsentSubject;
  privacyPath: string;
}

/** Row B6, below the articles; complete without script. */
export function NewsletterBlock({ lead, subject, privacyPath }: NewsletterBlockProps) {
  return (
    <section
      id={blockAnchor}
      aria-labelledby="newsletter-heading"
      className="newsletter night-sky bg-deep on-dark edge-b"
    >
      <Container className="halves">
        <div className="stack-4">
          <h2 id="newsletter-heading" className="text-section">
            {texts.heading}
          </h2>
          <p className="text-lead text-text-muted">{lead}</p>
        </div>
        <div aria-live="polite" {...island('newsletter')}>
          <NewsletterForm subject={subject} privacyPath={privacyPath} variant="highlight" />
        </div>
      </Container>
    </section>
  );
}

import type { ReactNode } from 'react';
import { Container } from '#site/container.tsx';
import { Button } from '#ui/button.tsx';
import { tokenField } from './addresses.ts';

interface NewsletterNoticeProps {
  title: string;
  sentences: readonly string[];
  /** The way on. */
  children?: ReactNode;
}

/** One step of subscribing or leaving: what happened, and what can be done now. */
export function NewsletterNotice({ title, sentences, children }: NewsletterNoticeProps) {
  return (
    <Container className="newsletter-notice">
      <div className="card stack-6">
        <h1 className="text-section">{keepWhole(title)}</h1>
        {sentences.map((sentence) => (
          <p key={sentence}>{keepWhole(sentence)}</p>
        ))}
        {children}
      </div>
    </Container>
  );
}

// A narrow line must not end after the first letter of this word.
const keepWhole = (text: string) =>
  text.split(/(E-Mail)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

interface TokenFormProps {
  /** Address of the page, which takes the form. */
  path: string;
  token: string;
  submitLabel: string;
}

/** The button that does what a link may not do by itself, because mail scanners open links (RN-04). */
export function TokenForm({ path, token, submitLabel }: TokenFormProps) {
  return (
    <form method="post" action={path}>
      <input type="hidden" name={tokenField} value={token} />
      <Button type="submit" size="large">
        {submitLabel}
      </Button>
    </form>
  );
}

import type { ReactNode } from 'react';
import { Container } from '#site/container.tsx';

export interface NewsletterNoticeProps {
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
        <h1 className="text-section">{title}</h1>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {children}
      </div>
    </Container>
  );
}

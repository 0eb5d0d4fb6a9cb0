import { Container } from '#site/container.tsx';
import { island } from '#site/island.ts';
import { blockAnchor } from './addresses.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { texts, type ConsentSubject } from './texts.ts';

interface NewsletterBlockProps {
  lead: string;
  subject: ConsentSubject;
  privacyPath: string;
}

/** Row B6, below the articles; complete without script. */
export function NewsletterBlock({ lead, subject, privacyPath }: NewsletterBlockProps) {
  return (
    <Container className="newsletter">
      <section
        id={blockAnchor}
        aria-labelledby="newsletter-heading"
        className="night-sky halves rounded-stage bg-deep on-dark"
      >
        <div className="stack-4">
          <h2 id="newsletter-heading" className="text-section">
            {texts.heading}
          </h2>
          <p className="text-lead text-text-muted">{lead}</p>
        </div>
        <div aria-live="polite" {...island('newsletter')}>
          <NewsletterForm subject={subject} privacyPath={privacyPath} variant="highlight" />
        </div>
      </section>
    </Container>
  );
}

import { Container } from '#site/section.tsx';
import { Prose } from '#site/prose.tsx';
import { TableOfContents } from '#site/table-of-contents.tsx';
import { formatDay } from '#lib/berlin-time.ts';
import type { LegalText } from './legal-text.ts';
import { texts } from './texts.ts';

interface LegalPageProps {
  title: string;
  /** The day the text was last changed. */
  asOf: Date;
  text: LegalText;
}

/** A legal text with its title, its date and links to its sections (rows G1 to G3). */
export function LegalPage({ title, asOf, text }: LegalPageProps) {
  return (
    <Container className="legal">
      <header className="stack-4">
        <h1 className="legal-title">{title}</h1>
        <p className="text-text-muted">
          <time dateTime={asOf.toISOString().slice(0, 10)}>{texts.asOf(formatDay(asOf))}</time>
        </p>
      </header>
      <TableOfContents items={text.sections} />
      <Prose html={text.html} />
    </Container>
  );
}

import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Container } from './section.tsx';
import { texts } from './texts.ts';

interface CallToActionProps {
  /** Anchor of the section. */
  id: string;
  headline: string;
  lead: string;
  /** Words of the button. */
  label: string;
  href: string;
  /** Opens the link in a new tab. */
  newTab?: boolean;
}

/** The call to action at the end of a page: the night goes on in the footer, behind a horizon. */
export function CallToAction({ id, headline, lead, label, href, newTab }: CallToActionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="closing-night not-printed on-dark"
    >
      <Container className="stack-6 items-center text-center text-balance">
        <h2 id={`${id}-heading`} className="text-section">
          {headline}
        </h2>
        <p className="max-w-xl text-lead text-text-muted">{lead}</p>
        <ButtonLink
          href={href}
          newTabNote={newTab ? texts.newTab : undefined}
          variant="highlight"
          size="large"
        >
          {label}
          {newTab ? null : <Icon name="arrow-right" className="size-5" />}
        </ButtonLink>
      </Container>
    </section>
  );
}

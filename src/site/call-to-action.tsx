import { ButtonLink } from '#ui/button.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';
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
  /** Beside the words, or below them on a phone. */
  picture: PreparedPicture;
  /** Opens the link in a new tab. */
  newTab?: boolean;
}

/** The call to action at the end of a page: the morning, above the night of the footer. */
export function CallToAction({
  id,
  headline,
  lead,
  label,
  href,
  picture,
  newTab,
}: CallToActionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="closing-night not-printed on-dark"
    >
      <Container className="stack-6 items-start">
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
        </ButtonLink>
      </Container>
      <Picture picture={picture} sizes="(min-width: 64rem) 60vw, 100vw" />
    </section>
  );
}

import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#site/container.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';

/** How wide the picture is shown. */
export const sheepSizes = '(min-width: 36rem) 32rem, 92vw';

interface NotFoundProps {
  picture: PreparedPicture;
  /** A German sentence below the English heading. */
  explanation: string;
  /** Where somebody may want to go instead. */
  tools: readonly { label: string; href: string }[];
}

/** Row R13, which prescribes the English text. */
export function NotFound({ picture, explanation, tools }: NotFoundProps) {
  return (
    <Container className="poster">
      <Picture picture={picture} sizes={sheepSizes} priority className="framed max-w-lg" />
      <h1 lang="en" className="text-section">
        Oops! Page not found
      </h1>
      <p className="max-w-xl text-lead text-text-muted">{explanation}</p>
      <ButtonLink href="/" size="large">
        <span lang="en">Return to Home</span>
      </ButtonLink>
      <ul className="not-found-ways">
        {tools.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="inline-block py-2 link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Container>
  );
}

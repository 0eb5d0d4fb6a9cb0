import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#site/section.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';

/** How wide the picture is shown. */
export const sheepSizes = '(min-width: 64rem) 60vw, 100vw';

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
    <div className="not-found on-dark">
      <Picture picture={picture} sizes={sheepSizes} priority className="not-found-scene" />
      <Container>
        <div className="not-found-words stack-6">
          <h1 lang="en" className="text-statement">
            Oops! Page not found
          </h1>
          <p className="text-lead text-text-muted">{explanation}</p>
          <ButtonLink href="/" variant="highlight" size="large">
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
        </div>
      </Container>
    </div>
  );
}

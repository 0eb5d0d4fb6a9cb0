import { ButtonLink } from '#ui/button.tsx';
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

/** The call to action at the end of a page, on a night sky. */
export function CallToAction({ id, headline, lead, label, href, newTab }: CallToActionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="not-printed p-3">
      <div className="night-sky mx-auto stack-6 max-w-screen-2xl items-center rounded-stage bg-deep px-page py-section text-center text-balance on-dark">
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
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';

export interface CallToActionProps {
  /** Anchor of the section. */
  id: string;
  headline: string;
  lead: string;
  /** The button. */
  children: ReactNode;
}

/** The call to action at the end of a page, on a night sky. */
export function CallToAction({ id, headline, lead, children }: CallToActionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="not-printed p-3">
      <div className="night-sky mx-auto stack-6 max-w-screen-2xl items-center rounded-stage bg-deep px-page py-section text-center text-balance on-dark">
        <h2 id={`${id}-heading`} className="text-section">
          {headline}
        </h2>
        <p className="max-w-xl text-lead text-text-muted">{lead}</p>
        {children}
      </div>
    </section>
  );
}

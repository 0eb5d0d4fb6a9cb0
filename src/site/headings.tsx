interface PageHeadingProps {
  kicker: string;
  title: string;
  lead: string;
  className?: string;
}

/** Kicker, title and lead at the top of a page. */
export function PageHeading({
  kicker,
  title,
  lead,
  className = 'stack-2 max-w-3xl',
}: PageHeadingProps) {
  return (
    <div className={className}>
      <p className="text-small strong text-accent-text">{kicker}</p>
      <h1 className="text-statement">{title}</h1>
      <p className="mt-2 text-lead text-text-muted md:mt-4">{lead}</p>
    </div>
  );
}

interface SectionHeadingProps {
  /** Id of the section that this heading names. */
  section: string;
  kicker: string;
  headline: string;
  lead?: string | undefined;
}

/** Kicker, heading and lead of a section. */
export function SectionHeading({ section, kicker, headline, lead }: SectionHeadingProps) {
  return (
    <div className="stack-2">
      <p className="text-small strong text-accent-text">{kicker}</p>
      <h2 id={`${section}-heading`} className="text-section">
        {headline}
      </h2>
      {lead ? <p className="mt-2 max-w-3xl text-lead text-text-muted">{lead}</p> : null}
    </div>
  );
}

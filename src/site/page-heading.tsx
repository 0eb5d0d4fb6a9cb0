export interface PageHeadingProps {
  kicker: string;
  title: string;
  lead: string;
}

/** Kicker, title and lead at the top of a page. */
export function PageHeading({ kicker, title, lead }: PageHeadingProps) {
  return (
    <div className="stack-4 max-w-2xl">
      <p className="text-small strong text-accent-text">{kicker}</p>
      <h1 className="text-section">{title}</h1>
      <p className="text-lead text-text-muted">{lead}</p>
    </div>
  );
}

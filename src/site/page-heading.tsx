interface PageHeadingProps {
  kicker: string;
  title: string;
  lead: string;
}

/** Kicker, title and lead at the top of a page. */
export function PageHeading({ kicker, title, lead }: PageHeadingProps) {
  return (
    <div className="stack-2 max-w-3xl">
      <p className="text-small strong text-accent-text">{kicker}</p>
      <h1 className="text-statement">{title}</h1>
      <p className="mt-2 text-lead text-text-muted">{lead}</p>
    </div>
  );
}

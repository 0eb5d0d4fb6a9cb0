import { Container } from './container.tsx';
import { SourceList, type ListedSource } from './source-list.tsx';

interface PageSourcesProps {
  sources: readonly ListedSource[];
  disclaimer: string;
}

/** The sources of a page that is no article, and what the coaching is not. */
export function PageSources({ sources, disclaimer }: PageSourcesProps) {
  return (
    <Container className="py-section">
      <div className="stack-6">
        <SourceList sources={sources} />
        <p className="text-small text-text-muted">{disclaimer}</p>
      </div>
    </Container>
  );
}

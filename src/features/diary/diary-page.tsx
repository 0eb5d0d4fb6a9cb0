import type { ReactNode } from 'react';
import type { DiaryContent, HelpLinesContent } from '#content-model/queries.ts';
import { Container } from '#site/container.tsx';
import { QuietHelp } from '#site/help-lines.tsx';

interface DiaryPageProps {
  content: DiaryContent;
  helpLines: HelpLinesContent;
  /** The diary itself, an island. */
  children: ReactNode;
}

/** What surrounds the diary. */
export function DiaryPage({ content, helpLines, children }: DiaryPageProps) {
  return (
    <Container>
      <div className="diary stack-10">
        <div className="not-printed stack-4 max-w-2xl">
          <h1 className="diary-title">{content.title}</h1>
          <p className="diary-lead text-lead text-text-muted">{content.lead}</p>
          <noscript>
            <p>{content.withoutScript}</p>
          </noscript>
        </div>
        {children}
        <QuietHelp content={helpLines} limits={content.limits} />
      </div>
    </Container>
  );
}

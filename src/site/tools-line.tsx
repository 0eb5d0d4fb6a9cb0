import { Fragment } from 'react';
import type { Site } from '#content-model/queries.ts';

/** One quiet line that leads to the tools. */
export function ToolsLine({ tools, toolsNote }: Pick<Site['navigation'], 'tools' | 'toolsNote'>) {
  if (tools.length === 0) return null;
  return (
    <p className="text-small text-text-muted">
      {toolsNote}
      {tools.map(({ label, href }, index) => (
        <Fragment key={href}>
          {index === 0 ? ' ' : ' · '}
          <a href={href} className="whitespace-nowrap link">
            {label}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

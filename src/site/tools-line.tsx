import type { Site } from '#content-model/queries.ts';

/** One quiet line that leads to the tools. */
export function ToolsLine({ tools, toolsNote }: Pick<Site['navigation'], 'tools' | 'toolsNote'>) {
  if (tools.length === 0) return null;
  return (
    <p className="cluster-4 flex-wrap gap-y-0 text-small text-text-muted">
      <span className="w-full md:w-auto">{`${toolsNote} `}</span>
      {tools.map(({ label, href }) => (
        <a key={href} href={href} className="py-3 link">
          {label}
        </a>
      ))}
    </p>
  );
}

import { phoneUrl } from '#lib/urls.ts';
import type { HelpLinesContent } from '#content-model/queries.ts';

interface HelpLinesProps {
  content: HelpLinesContent;
  /** One sentence about what the tool above is not. */
  limits: string;
}

/** What a tool is not, and the numbers of people who answer now. */
export function HelpLines({ content, limits }: HelpLinesProps) {
  return (
    <section aria-labelledby="help-lines-heading" className="not-printed stack-4">
      <p className="text-text-muted">{limits}</p>
      <h2 id="help-lines-heading" className="text-card">
        {content.heading}
      </h2>
      <HelpNumbers lines={content.lines} />
    </section>
  );
}

/** The same in two quiet lines, below a tool. */
export function QuietHelp({ content, limits }: HelpLinesProps) {
  return (
    <div className="not-printed text-small text-text-muted">
      <p>{limits}</p>
      <HelpNote content={content} />
    </div>
  );
}

/** The numbers in a few small words, where nobody has asked for them. */
export function HelpNote({ content: { heading, lines } }: { content: HelpLinesContent }) {
  return (
    <p className="mt-4 text-small text-text-muted">
      {heading}:{' '}
      {lines.map(({ label, numbers: [number = ''] }, at) => (
        <span key={label}>
          {at > 0 && ', '}
          {label}{' '}
          <a href={phoneUrl(number)} className="link">
            {number.replaceAll(' ', '\u00A0')}
          </a>
        </span>
      ))}
    </p>
  );
}

/** Who answers now, the most urgent first. */
export function HelpNumbers({ lines }: Pick<HelpLinesContent, 'lines'>) {
  return (
    <ul>
      {lines.map(({ label, hint, numbers }) => (
        <li key={label} className="flex flex-wrap items-center gap-x-4 py-2 edge-t">
          <p className="flex-[1_1_12rem] max-md:basis-full">
            <span className="strong">{label}</span>
            <span className="block text-small text-text-muted">{hint}</span>
          </p>
          <p className="flex flex-wrap gap-x-6">
            {numbers.map((number) => (
              <a
                key={number}
                href={phoneUrl(number)}
                className="-mx-2.5 px-2.5 py-2 strong text-link"
              >
                {number.replaceAll(' ', '\u00A0')}
              </a>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import type { HelpLinesContent, SuitabilityContent } from '#content-model/queries.ts';
import { FilledText, type TextValues } from '#site/filled-text.tsx';
import { HelpLines } from '#site/help-lines.tsx';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/headings.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** Where the questions of 'Passt das zu mir?' are. */
const fitCheckPath = '/passt-das';

interface SuitabilityProps {
  content: SuitabilityContent;
  helpLines: HelpLinesContent;
  values: TextValues;
}

/** For whom the coaching is right, who sees a doctor first, and who needs help at once (terms, § 3). */
export function Suitability({ content, helpLines, values }: SuitabilityProps) {
  const { kicker, headline, lead, fits, doctorFirst, criteria, checkLink, method, limits } =
    content;
  return (
    <Section id="fuer-wen">
      <div className="stack-10">
        <SectionHeading section="fuer-wen" kicker={kicker} headline={headline} lead={lead} />
        <div className="suitability">
          <Signs icon="sunrise" {...fits}>
            <ButtonLink href={fitCheckPath} variant="quiet" className="not-printed self-start">
              {checkLink}
            </ButtonLink>
          </Signs>
          <Signs icon="moon" {...doctorFirst} items={criteria.map(({ sentence }) => sentence)} />
          <div className="suitability-note stack-4 rounded-card bg-tint p-card">
            <h3 className="text-card">{method.headline}</h3>
            <p>{method.finding}</p>
            <p>
              <FilledText text={method.advice} values={values} />
            </p>
          </div>
          <div className="not-printed suitability-note suitability-help rounded-card bg-deep p-card on-dark">
            <HelpLines content={helpLines} limits={limits} />
          </div>
        </div>
      </div>
    </Section>
  );
}

interface SignsProps {
  icon: 'sunrise' | 'moon';
  headline: string;
  lead: string;
  items: readonly string[];
  children?: ReactNode;
}

function Signs({ icon, headline, lead, items, children }: SignsProps) {
  return (
    <div className="stack-4">
      <h3 className="cluster-4 text-card">
        <span className="round-icon bg-tint text-accent-text">
          <Icon name={icon} />
        </span>
        {headline}
      </h3>
      <p className="text-text-muted">{lead}</p>
      <ul className="signs">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}

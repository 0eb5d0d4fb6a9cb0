import type { EvidenceContent } from '#content-model/queries.ts';
import { Section } from '#site/section.tsx';

/** What guidelines recommend: the German one large, the others beside it. */
export function Guidelines({ content }: { content: EvidenceContent['guidelines'] }) {
  const { headline, lead, statement, origin, others, limits } = content;
  return (
    <Section id="leitlinien" ground="lifted">
      <div className="stack-10">
        <div className="stack-4 max-w-2xl">
          <h2 id="leitlinien-heading" className="text-section">
            {headline}
          </h2>
          <p className="text-lead text-text-muted">{lead}</p>
        </div>
        <div className="guidelines">
          <div className="stack-6">
            <p className="guideline-statement">{statement}</p>
            <p className="text-small strong text-accent-text">{origin}</p>
          </div>
          <dl>
            {others.map((other) => (
              <div key={other.origin} className="py-4 edge-t">
                <dt className="text-small strong">{other.origin}</dt>
                <dd className="text-text-muted">{other.statement}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="halves">
          {limits.map((limit) => (
            <p key={limit} className="pt-6 edge-t">
              {limit}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}

import type { Pricing } from '#content-model/queries.ts';
import { FilledText, type TextValues } from '#site/filled-text.tsx';
import { Section } from '#site/section.tsx';

interface PriceDetailsProps {
  content: Pricing['details'];
  values: TextValues;
}

/** Answers to what somebody wants to know before booking: payment, renewal, end, withdrawal. */
export function PriceDetails({ content, values }: PriceDetailsProps) {
  return (
    <Section id="bedingungen" ground="lifted">
      <div className="stack-8">
        <h2 id="bedingungen-heading" className="text-section">
          {content.headline}
        </h2>
        <dl className="price-terms">
          {content.rows.map(({ term, text, link }) => (
            <div key={term} className="stack-1 py-5 edge-t">
              <dt className="strong">{term}</dt>
              <dd className="stack-2">
                <p className="text-text-muted">
                  <FilledText text={text} values={values} />
                </p>
                {link ? (
                  <a href={link.href} className="self-start link">
                    {link.label}
                  </a>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

import type { EvidenceContent } from '#content-model/queries.ts';
import { Section } from '#site/section.tsx';

export interface HarmsProps {
  content: EvidenceContent['harms'];
  /** Where it says for whom the coaching is not right. */
  suitabilityHref: string;
}

/** Unwanted effects, and what follows from them. */
export function Harms({ content, suitabilityHref }: HarmsProps) {
  const { headline, items, advice, link } = content;
  return (
    <Section id="unerwuenscht">
      <div className="stack-8">
        <h2 id="unerwuenscht-heading" className="text-section">
          {headline}
        </h2>
        <div className="stack-6">
          <dl className="thirds">
            {items.map(({ title, text }) => (
              <div key={title} className="stack-1 py-5 edge-t">
                <dt className="strong">{title}</dt>
                <dd className="text-text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="stack-2">
            <p className="strong">{advice}</p>
            <a href={suitabilityHref} className="self-start link">
              {link}
            </a>
          </div>
        </div>
      </div>
    </Section>
  );
}

/** What research does not say of this service, in the one dark section of the page. */
export function NotAboutUs({ content }: { content: EvidenceContent['notAboutUs'] }) {
  const { headline, items } = content;
  return (
    <Section id="nicht-ueber-uns" ground="deep">
      <div className="stack-10">
        <h2 id="nicht-ueber-uns-heading" className="max-w-4xl text-statement">
          {headline}
        </h2>
        <ul className="not-about-us-items">
          {items.map(({ title, text }) => (
            <li key={title} className="stack-2">
              <h3 className="not-about-us">{title}</h3>
              <p className="text-text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

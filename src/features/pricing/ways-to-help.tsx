import type { Pricing } from '#content-model/queries.ts';
import { berlinMoment } from '#lib/berlin-time.ts';
import { unparted } from '#site/keep-together.ts';
import { FilledText, type TextValues } from '#site/filled-text.tsx';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/section-heading.tsx';
import { texts } from './texts.ts';

interface WaysToHelpProps {
  content: Pricing['ways'];
  values: TextValues;
}

/** Ways to get help side by side; the labels of the first row head the columns on a wide screen. */
export function WaysToHelp({ content, values }: WaysToHelpProps) {
  const { kicker, headline, lead, rows, asOf } = content;
  return (
    <Section id="wege" ground="lifted">
      <div className="stack-10">
        <SectionHeading section="wege" kicker={kicker} headline={headline} lead={lead} />
        <ul className="ways">
          {rows.map(({ name, isOurs, goodFor, whoPays, howTo }) => (
            <li key={name} className={isOurs ? 'way way-ours' : 'way'}>
              <h3 className="text-card">{name}</h3>
              <dl>
                {[
                  { term: texts.goodFor, text: goodFor },
                  { term: texts.whoPays, text: whoPays },
                  { term: texts.howTo, text: howTo },
                ].map(({ term, text }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>
                      <FilledText text={text} values={values} />
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
        <p className="text-note text-text-muted">{texts.asOf(unparted(berlinMoment(asOf).day))}</p>
      </div>
    </Section>
  );
}

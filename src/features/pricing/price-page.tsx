import type { Pricing, Site } from '#content-model/queries.ts';
import { berlinMoment } from '#lib/berlin-time.ts';
import { unparted } from '#lib/spelling.ts';
import { FilledText, type TextValues } from '#site/filled-text.tsx';
import { PageHeading, SectionHeading } from '#site/headings.tsx';
import { Container, Section } from '#site/section.tsx';
import { formatPrice, texts as frame } from '#site/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';
import { texts } from './texts.ts';

/** How wide the picture of the stage is shown. */
export const stageSizes = '(min-width: 48rem) 42vw, 100vw';

interface PriceStageProps {
  content: Pricing;
  /** Decorative. */
  picture: PreparedPicture;
  values: TextValues;
  offer: Site['offer'];
  callToAction: { label: string; href: string };
}

/** The price in one large figure, what is in it and what is not. */
export function PriceStage({ content, picture, values, offer, callToAction }: PriceStageProps) {
  const { included, extra } = content;
  return (
    <Container className="price-stage">
      <div className="price-side stack-6">
        <PageHeading kicker={content.kicker} title={content.title} lead={content.lead} />
        <p>
          <span className="price-figure">{formatPrice(offer.monthlyPriceEuro)}</span>{' '}
          <span className="text-lead">{texts.perMonth(offer.vatNote, offer.noticeNote)}</span>
        </p>
        <div className="not-printed stack-2 items-start">
          <ButtonLink href={callToAction.href} newTabNote={frame.newTab} size="large">
            {callToAction.label}
          </ButtonLink>
          <p className="text-small text-balance text-text-muted">{content.afterClick}</p>
        </div>
      </div>
      <div className="price-offer stack-10">
        <Picture
          picture={picture}
          sizes={stageSizes}
          className="price-picture framed not-printed"
        />
        <section aria-labelledby="enthalten" className="stack-4">
          <h2 id="enthalten" className="text-card">
            {included.headline}
          </h2>
          <ul>
            {included.items.map(({ title, detail }) => (
              <li key={title} className="py-3 leading-normal edge-t">
                <span className="block strong">{title}</span>
                <span className="text-text-muted">{detail}</span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="nicht-enthalten" className="stack-4">
          <h2 id="nicht-enthalten" className="text-card">
            {extra.headline}
          </h2>
          {extra.items.map((item) => (
            <p key={item} className="text-small text-text-muted">
              <FilledText text={item} values={values} />
            </p>
          ))}
        </section>
      </div>
    </Container>
  );
}

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
        <div>
          <ul className="ways">
            <Ways rows={rows.slice(0, SHOWN)} values={values} />
          </ul>
          {rows.length > SHOWN ? (
            <details className="unfold-narrow unfold">
              <summary className="button button-quiet">
                {texts.moreWays(rows.length - SHOWN)}
              </summary>
              <ul>
                <Ways rows={rows.slice(SHOWN)} values={values} />
              </ul>
            </details>
          ) : null}
        </div>
        <p className="text-small text-text-muted">{texts.asOf(unparted(berlinMoment(asOf).day))}</p>
      </div>
    </Section>
  );
}

/** What comes first for most people; on a phone the other ways are behind one button. */
const SHOWN = 2;

const Ways = ({ rows, values }: { rows: Pricing['ways']['rows']; values: TextValues }) =>
  rows.map(({ name, isOurs, goodFor, whoPays, howTo }) => (
    <li key={name} className={isOurs ? 'way way-ours' : 'way'}>
      <h3 className="text-card">{name}</h3>
      <dl>
        {[
          { term: texts.goodFor, text: goodFor },
          { term: texts.whoPays, text: whoPays },
          { term: texts.howTo, text: howTo },
        ].map(({ term, text }) => (
          <div key={term}>
            <dt className="text-small text-text-muted">{term}</dt>
            <dd>
              <FilledText text={text} values={values} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  ));

interface PriceDetailsProps {
  content: Pricing['details'];
  values: TextValues;
}

/** Answers to what somebody wants to know before booking: payment, renewal, end, withdrawal. */
export function PriceDetails({ content: { headline, rows }, values }: PriceDetailsProps) {
  // A button for one would save nothing.
  const shown = rows.length > FIRST + 1 ? FIRST : rows.length;
  const [first, more] = [rows.slice(0, shown), rows.slice(shown)];
  return (
    <Section id="bedingungen" ground="lifted">
      <div className="stack-8">
        <h2 id="bedingungen-heading" className="text-section">
          {headline}
        </h2>
        <Terms rows={first} values={values} />
        {more.length > 0 ? (
          <details className="unfold">
            <summary className="button button-quiet">{texts.moreTerms(more.length)}</summary>
            <Terms rows={more} values={values} />
          </details>
        ) : null}
      </div>
    </Section>
  );
}

/** What a contract is made of stands first and is always shown; the others are behind one button. */
const FIRST = 7;

interface TermsProps {
  rows: Pricing['details']['rows'];
  values: TextValues;
}

const Terms = ({ rows, values }: TermsProps) => (
  <dl className="price-terms">
    {rows.map(({ term, text, link }) => (
      <div key={term} className="break-inside-avoid py-3.5 leading-normal edge-t">
        <dt className="font-display text-card strong">{term}</dt>
        <dd className="stack-2 items-start">
          <p className="text-text-muted">
            <FilledText text={text} values={values} />
          </p>
          {link ? (
            <a href={link.href} className="link">
              {link.label}
            </a>
          ) : null}
        </dd>
      </div>
    ))}
  </dl>
);

import type { Pricing, Site } from '#content-model/queries.ts';
import { formatPrice } from '#lib/format-price.ts';
import { Container } from '#site/container.tsx';
import { FilledText, type TextValues } from '#site/filled-text.tsx';
import { PageHeading } from '#site/page-heading.tsx';
import { texts as frame } from '#site/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { texts } from './texts.ts';

interface PriceStageProps {
  content: Pricing;
  values: TextValues;
  offer: Site['offer'];
  callToAction: { label: string; href: string };
}

/** The price in one large figure, what is in it and what is not. */
export function PriceStage({ content, values, offer, callToAction }: PriceStageProps) {
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
          <p className="text-small text-text-muted">{content.afterClick}</p>
        </div>
      </div>
      <div className="stack-10">
        <section aria-labelledby="enthalten" className="stack-4">
          <h2 id="enthalten" className="text-card">
            {included.headline}
          </h2>
          <ul>
            {included.items.map(({ title, detail }) => (
              <li key={title} className="price-part">
                <span className="strong">{title}</span>
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

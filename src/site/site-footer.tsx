import { Children, type ReactNode } from 'react';
import { phoneUrl } from '#lib/urls.ts';
import type { Site } from '#content-model/queries.ts';
import { Container } from './section.tsx';
import { ExternalLink } from './external-link.tsx';
import { Logo } from './site-header.tsx';
import { texts } from './texts.ts';

// Both are duties to be found at once (§§ 312k, 356a BGB), so neither is weaker.
const emphasised = new Set(['/kuendigung', '/widerruf']);

type SiteFooterProps = Pick<Site, 'brand' | 'contact' | 'links' | 'navigation'>;

/** Row L6: partner shop, pages, tools, legal links, cancellation set apart, emergency note. */
export function SiteFooter({ brand, contact, links, navigation }: SiteFooterProps) {
  return (
    <footer className="site-footer bg-deep text-small on-dark">
      <Container className="site-footer-columns">
        <div className="site-footer-brand stack-2">
          <Logo name={brand.name} />
          <ul className="cluster-6 flex-wrap gap-y-0">
            <li>
              <a href={`mailto:${contact.supportEmail}`}>{contact.supportEmail}</a>
            </li>
            <li>
              <a href={phoneUrl(contact.phone)}>{contact.phone.replaceAll(' ', '\u00A0')}</a>
            </li>
          </ul>
        </div>
        <div className="site-footer-pair">
          <FooterColumn title={texts.footerPages}>
            {navigation.footer.pages.map(toLink)}
          </FooterColumn>
          {navigation.tools.length > 0 ? (
            <FooterColumn title={texts.footerTools}>{navigation.tools.map(toLink)}</FooterColumn>
          ) : null}
        </div>
        <div className="site-footer-pair">
          <FooterColumn title={texts.footerLegal}>
            {navigation.footer.legal.map(({ label, href }) => (
              <a key={href} href={href} {...(emphasised.has(href) && { className: 'strong link' })}>
                {label}
              </a>
            ))}
          </FooterColumn>
          <FooterColumn title={texts.footerPartner} badge={texts.footerPartnerLabel}>
            {[links.partnerCourses, links.partnerSleepProducts].map(({ label, url }) => (
              <ExternalLink key={url} href={url}>
                {label}
              </ExternalLink>
            ))}
          </FooterColumn>
        </div>
        {/* What the coaching is not, and who helps instead. */}
        <div className="site-footer-notes text-text-muted edge-t">
          <p>{brand.disclaimer}</p>
          <ul className="stack-2">
            {brand.emergency.split(/(?<=\.) /).map((sentence) => (
              <li key={sentence}>{withNumbers(sentence)}</li>
            ))}
          </ul>
        </div>
        <p className="cluster-4 flex-wrap text-text-muted">
          <span>{`© ${brand.copyrightYear.toString()} ${brand.name}`}</span>
          <span>{brand.partnerNote}</span>
        </p>
      </Container>
    </footer>
  );
}

/** The duties of every page in two lines, around a tool. */
export function QuietFooter({ brand, navigation }: Pick<SiteFooterProps, 'brand' | 'navigation'>) {
  return (
    <footer className="text-small text-text-muted edge-t">
      <Container className="stack-2 py-6">
        <ul className="flex flex-wrap gap-x-6">
          {navigation.footer.legal.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                className={`block py-2.5 ${emphasised.has(href) ? 'strong link' : ''}`}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className="cluster-4 flex-wrap">
          <span>{`© ${brand.copyrightYear.toString()} ${brand.name}`}</span>
          <span>{brand.partnerNote}</span>
        </p>
      </Container>
    </footer>
  );
}

const toLink = ({ label, href }: { label: string; href: string }) => (
  <a key={href} href={href}>
    {label}
  </a>
);

/** The numbers to call stand out, unbroken. */
const withNumbers = (sentence: string) =>
  sentence
    .split(/(\d[\d\s]*\d)/)
    .map((part, index) =>
      index % 2 === 1 ? <strong key={part}>{part.replaceAll(' ', '\u00A0')}</strong> : part,
    );

interface FooterColumnProps {
  title: string;
  /** A short mark beside the title, for example that the links are advertising. */
  badge?: string;
  children: ReactNode;
}

/** A titled list of links. */
function FooterColumn({ title, badge, children }: FooterColumnProps) {
  return (
    <div>
      <h2>
        <span className="me-1">{title}</span>{' '}
        {badge ? <span className="pill edge">{badge}</span> : null}
      </h2>
      <ul>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </div>
  );
}

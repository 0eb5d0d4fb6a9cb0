import { Children, type ReactNode } from 'react';
import { phoneUrl } from '#lib/urls.ts';
import type { Site } from '#content-model/queries.ts';
import { Container } from './container.tsx';
import { ExternalLink } from './external-link.tsx';
import { Logo } from './logo.tsx';
import { texts } from './texts.ts';

const cancellationPath = '/kuendigung';

export type SiteFooterProps = Pick<Site, 'brand' | 'contact' | 'links' | 'navigation'>;

/** Row L6: partner shop, pages, legal links, cancellation set apart, emergency note. */
export function SiteFooter({ brand, contact, links, navigation }: SiteFooterProps) {
  return (
    <footer className="site-footer bg-deep pt-16 pb-24 text-small on-dark">
      <Container className="stack-10">
        <div className="site-footer-columns">
          <div className="stack-4">
            <Logo name={brand.name} />
            <p className="text-text-muted">{brand.disclaimer}</p>
          </div>
          <FooterColumn title={texts.footerPages}>
            {navigation.footer.pages.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
            <a href={`mailto:${contact.supportEmail}`}>{contact.supportEmail}</a>
            <a href={phoneUrl(contact.phone)}>{contact.phone.replaceAll(' ', '\u00A0')}</a>
          </FooterColumn>
          <FooterColumn title={texts.footerPartner} badge={texts.footerPartnerLabel}>
            {[links.partnerCourses, links.partnerSleepProducts].map(({ label, url }) => (
              <ExternalLink key={url} href={url}>
                {label}
              </ExternalLink>
            ))}
          </FooterColumn>
          <FooterColumn title={texts.footerLegal}>
            {navigation.footer.legal.map(({ label, href }) => (
              <a
                key={href}
                href={href}
                {...(href === cancellationPath && { className: 'strong link' })}
              >
                {label}
              </a>
            ))}
          </FooterColumn>
        </div>
        <p className="max-w-3xl text-text-muted">{brand.emergency}</p>
        <p className="cluster-6 flex-wrap pt-6 text-text-muted edge-t">
          <span>{`© ${brand.copyrightYear.toString()} ${brand.name}`}</span>
          <span>{brand.partnerNote}</span>
        </p>
      </Container>
    </footer>
  );
}

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
      <h2 className="mb-2 cluster-2">
        {title}
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

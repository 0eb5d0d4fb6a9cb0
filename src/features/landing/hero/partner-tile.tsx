import type { Landing } from '#content-model/queries.ts';
import { ExternalLink } from '#site/external-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';

export interface PartnerTileProps {
  content: Landing['hero']['partner'];
  picture: PreparedPicture;
  href: string;
}

/** The mattress on its picture, leading to the partner's shop and marked as advertising (§ 6 DDG). */
export function PartnerTile({ content, picture, href }: PartnerTileProps) {
  return (
    <div className="partner-tile on-dark">
      <Picture picture={picture} sizes="(min-width: 80rem) 28rem, 95vw" className="cover" />
      <p className="pill bg-deep">{content.advertisementLabel}</p>
      <ExternalLink href={href} className="cluster-4 text-on-picture">
        <span>
          <span className="text-small">{content.kicker}</span>
          <span className="block font-display text-card strong">{content.headline}</span>
        </span>
        <span className="round-icon bg-highlight text-on-highlight">
          <Icon name="arrow-up-right" />
        </span>
      </ExternalLink>
    </div>
  );
}

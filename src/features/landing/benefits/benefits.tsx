import type { Landing } from '#content-model/queries.ts';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/section-heading.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';

/** Row H5: what is part of the coaching. */
export function Benefits({ content }: { content: Landing['benefits'] }) {
  return (
    <Section id="vorteile">
      <SectionHeading section="vorteile" {...content} />
      <ul className="mt-16 thirds">
        {content.items.map(({ icon, title, subtitle, description }) => (
          <Card key={title} as="li" className="stack-2">
            <span className="round-icon bg-tint text-accent-text">
              <Icon name={icon} />
            </span>
            <h3 className="text-card">{title}</h3>
            <p className="text-small text-accent-text">{subtitle}</p>
            <p className="text-text-muted">{description}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

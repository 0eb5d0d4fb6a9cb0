import type { Landing } from '#content-model/queries.ts';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/section-heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { texts } from '../texts.ts';

/** Row H5: what is part of the coaching. */
export function Benefits({ content }: { content: Landing['benefits'] }) {
  return (
    <Section id="vorteile">
      <div className="benefit-columns">
        <div className="stack-4">
          <SectionHeading section="vorteile" {...content} />
          <a href="/wirksamkeit" className="self-start text-small link">
            {texts.evidence}
          </a>
        </div>
        <ul className="benefits">
          {content.items.map(({ icon, title, subtitle, description }) => (
            <li key={title} className="benefit">
              <span className="round-icon bg-tint text-accent-text">
                <Icon name={icon} />
              </span>
              <div>
                <h3 className="text-lead">{title}</h3>
                <p className="text-small text-accent-text">{subtitle}</p>
              </div>
              <p className="text-small text-text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

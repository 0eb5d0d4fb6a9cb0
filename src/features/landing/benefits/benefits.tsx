import type { Landing } from '#content-model/queries.ts';
import { WholeWords } from '#site/prose.tsx';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/headings.tsx';
import { Icon } from '#ui/icon.tsx';
import { texts } from '../texts.ts';

/** Row H5: what is part of the coaching. */
export function Benefits({ content }: { content: Landing['benefits'] }) {
  return (
    <Section id="vorteile" ground="deep" className="pt-8">
      <div className="cluster-2 flex-wrap items-end justify-between">
        <SectionHeading section="vorteile" {...content} />
        <a href="/wirksamkeit" className="touch text-small link">
          {texts.evidence}
        </a>
      </div>
      <ul className="mt-6 card-grid">
        {content.items.map(({ icon, title, subtitle, description }) => (
          <li key={title} className="benefit edge-t">
            <Icon name={icon} className="size-6 text-accent" />
            <h3 className="text-lead">{title}</h3>
            <p>
              <WholeWords text={subtitle} />
            </p>
            <p className="text-text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

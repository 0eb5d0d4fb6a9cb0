import type { Landing } from '#content-model/queries.ts';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/section-heading.tsx';
import { Card } from '#ui/card.tsx';
import { MoonPhase } from '#ui/moon-phase.tsx';

/** Row H4: three steps in the night section. */
export function Process({ content }: { content: Landing['process'] }) {
  return (
    <Section id="ablauf" ground="deep">
      <SectionHeading section="ablauf" {...content} />
      <ol className="mt-16 thirds">
        {content.steps.map(({ number, title, subtitle, description }, index) => (
          <Card key={number} as="li" variant="deep" className="stack-2">
            <p className="cluster-2 justify-between text-accent">
              <span className="font-display text-figure strong">{number}</span>
              <MoonPhase lit={(index + 1) / content.steps.length} className="size-8" />
            </p>
            <h3 className="text-card">{title}</h3>
            <p className="text-small text-text-muted">{subtitle}</p>
            <p>{description}</p>
          </Card>
        ))}
      </ol>
    </Section>
  );
}

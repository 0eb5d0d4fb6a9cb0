import type { Landing } from '#content-model/queries.ts';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/section-heading.tsx';
import { texts } from '../texts.ts';
import { DiaryScreen, MessageScreen, WeekScreen } from './app-screens.tsx';

const screens = [MessageScreen, DiaryScreen, WeekScreen];

/** Row H4: three steps in the night section, each with the app as it looks in it. */
export function Process({ content }: { content: Landing['process'] }) {
  return (
    <Section id="ablauf" ground="deep">
      <SectionHeading section="ablauf" {...content} />
      <ol className="mt-6 thirds">
        {content.steps.map(({ number, title, subtitle, description }, index) => {
          const Screen = screens[index];
          return (
            <li key={number} className="process-step">
              <div className="stack-2">
                <p className="cluster-4">
                  <span className="font-display text-figure strong text-accent">{number}</span>
                  <span className="text-small text-text-muted">{subtitle}</span>
                </p>
                <h3 className="text-card">{title}</h3>
                <p>{description}</p>
              </div>
              {Screen ? <Screen /> : null}
            </li>
          );
        })}
      </ol>
      <p className="mt-4 text-note text-text-muted">{texts.screenNote}</p>
    </Section>
  );
}

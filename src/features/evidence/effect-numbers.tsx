import type { EvidenceContent } from '#content-model/queries.ts';
import { Section } from '#site/section.tsx';
import { Bars } from '#ui/bars.tsx';
import { texts } from './texts.ts';

/** How large the effect is, in plain numbers and in two sets of bars. */
export function EffectNumbers({ content }: { content: EvidenceContent['numbers'] }) {
  const { headline, lead, figures, conclusion, charts, barNote } = content;
  const longest = Math.max(...charts.flatMap(({ bars }) => bars.map(({ value = 0 }) => value)));
  return (
    <Section id="zahlen">
      <div className="stack-10">
        <div className="stack-4 max-w-2xl">
          <h2 id="zahlen-heading" className="text-section">
            {headline}
          </h2>
          <p className="text-lead text-text-muted">{lead}</p>
        </div>
        <dl className="effect-figures">
          {figures.map(({ about, value, unit, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span className="effect-figure">
                  {about ? <span className="font-text text-small">{about} </span> : null}
                  {value}
                </span>{' '}
                {unit}
              </dd>
            </div>
          ))}
        </dl>
        <p className="max-w-2xl text-lead">{conclusion}</p>
        <div className="halves pt-6">
          {charts.map((chart) => (
            <div key={chart.title} className="stack-4">
              <h3 className="text-card">{chart.title}</h3>
              <p className="text-text-muted">{chart.text}</p>
              <Bars
                bars={chart.bars.map((bar) => ({ ...bar, shown: shown(bar.value) }))}
                longest={longest}
              />
            </div>
          ))}
        </div>
        <p className="max-w-2xl text-note text-text-muted">{barNote}</p>
      </div>
    </Section>
  );
}

const shown = (value: number | undefined) =>
  value?.toLocaleString('de-DE', { minimumFractionDigits: 2 }) ?? texts.notSecured;

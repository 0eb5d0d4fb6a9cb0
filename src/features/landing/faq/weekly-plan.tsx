import type { Landing } from '#content-model/queries.ts';
import { Icon } from '#ui/icon.tsx';

type Cards = NonNullable<Landing['faq'][number]['weeklyPlan']>;

/** The week in cards (specification section 3, weekly-plan card). */
export function WeeklyPlan({ cards }: { cards: Cards }) {
  return (
    <ol className="weekly-plan">
      {cards.map(({ icon, title, subtitle, details }) => (
        <li key={title} className="card stack-2">
          <p className="cluster-4 strong">
            <span className="round-icon bg-tint text-accent-text">
              <Icon name={icon} />
            </span>
            {title}
          </p>
          <p>{subtitle}</p>
          <ul className="text-small text-text-muted">
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

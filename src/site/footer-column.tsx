import { Children, type ReactNode } from 'react';

export interface FooterColumnProps {
  title: string;
  /** A short mark beside the title, for example that the links are advertising. */
  badge?: string;
  children: ReactNode;
}

/** A titled list of links. */
export function FooterColumn({ title, badge, children }: FooterColumnProps) {
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

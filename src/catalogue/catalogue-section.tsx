import type { ReactNode } from 'react';
import { Section } from '#site/section.tsx';

/** One state of a part, for the catalogue and for tests. */
export interface Example {
  /** What is special about this state, in a few words. */
  name: string;
  element: ReactNode;
  /** Shown on the dark ground it is made for. */
  onDark?: boolean;
}

interface CatalogueSectionProps {
  part: string;
  examples: readonly Example[];
}

/** One part of the design system in all its states. */
export function CatalogueSection({ part, examples }: CatalogueSectionProps) {
  return (
    <Section id={part}>
      <h2 id={`${part}-heading`} className="text-section">
        {part}
      </h2>
      <ul className="catalogue-examples">
        {examples.map(({ name, element, onDark }) => (
          <li
            key={name}
            className={onDark ? 'bg-deep on-dark' : ''}
            data-example={`${part}: ${name}`}
          >
            <p className="text-note text-text-muted">{name}</p>
            <div>{element}</div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

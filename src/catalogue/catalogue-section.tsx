import { Section } from '#site/section.tsx';
import type { Example } from '#ui/example.ts';

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

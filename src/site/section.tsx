import type { ReactNode } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';

/** The page's column: as wide as twelve columns, with a margin on narrow screens. */
export function Container({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return <div className={`page-width ${className}`.trimEnd()}>{children}</div>;
}

const section = tv({
  base: 'py-section',
  variants: {
    ground: {
      plain: 'bg-ground',
      lifted: 'bg-ground-lifted',
      deep: 'night-sky bg-deep on-dark',
    },
  },
  defaultVariants: { ground: 'plain' },
});

interface SectionProps extends VariantProps<typeof section> {
  /** Anchor of the section. */
  id: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page with space around it, named by its heading `<id>-heading`. */
export function Section({ id, ground, className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={section({ ground, className })}>
      <Container>{children}</Container>
    </section>
  );
}

import type { ReactNode } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';

const card = tv({
  base: 'card',
  variants: { variant: { plain: '', deep: 'card-deep on-dark' } },
  defaultVariants: { variant: 'plain' },
});

interface CardProps extends VariantProps<typeof card> {
  as?: 'div' | 'li' | 'article' | 'figure';
  className?: string;
  children: ReactNode;
}

/** A box for content that belongs together. */
export function Card({ as: Element = 'div', variant, className, children }: CardProps) {
  return <Element className={card({ variant, className })}>{children}</Element>;
}

import type { ReactNode } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';

const badge = tv({
  base: 'pill',
  variants: {
    variant: {
      default: 'bg-action text-on-action',
      secondary: 'bg-tint',
      destructive: 'bg-danger text-on-danger',
      outline: 'text-text-muted edge',
    },
  },
  defaultVariants: { variant: 'default' },
});

interface BadgeProps extends VariantProps<typeof badge> {
  className?: string;
  children: ReactNode;
}

/** A short label (row D6: default, secondary, destructive, outline). */
export function Badge({ variant, className, children }: BadgeProps) {
  return <span className={badge({ variant, className })}>{children}</span>;
}

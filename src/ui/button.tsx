import type { ComponentPropsWithRef, ReactNode } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';
import { Icon } from './icon.tsx';

const button = tv({
  base: 'button',
  variants: {
    variant: {
      action: 'button-action',
      highlight: 'button-highlight',
      quiet: 'button-quiet',
      // Where it is used, `button-row.css` has to be imported.
      row: 'button-row',
    },
    size: { medium: '', large: 'button-large' },
  },
  defaultVariants: { variant: 'action', size: 'medium' },
});

type ButtonVariants = VariantProps<typeof button>;

interface ButtonProps extends ButtonVariants, ComponentPropsWithRef<'button'> {}

/** A button that does something on this page. */
export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={button({ variant, size, className })} {...props} />;
}

interface ButtonLinkProps extends ButtonVariants {
  href: string;
  /** Opens the link in a new tab; the note is for screen readers. */
  newTabNote?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  newTabNote,
  variant,
  size,
  className,
  children,
}: ButtonLinkProps) {
  const newTab = newTabNote ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={href} className={button({ variant, size, className })} {...newTab}>
      {children}
      {newTabNote ? (
        <>
          <Icon name="arrow-up-right" className="size-5" />
          <span className="sr-only">{newTabNote}</span>
        </>
      ) : null}
    </a>
  );
}

import type { ReactNode } from 'react';

/** The page's column: as wide as twelve columns, with a margin on narrow screens. */
export function Container({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return <div className={`mx-auto max-w-columns px-page ${className}`}>{children}</div>;
}

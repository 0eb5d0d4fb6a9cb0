import type { ReactNode } from 'react';

/** The page's column: at most 72 rem wide, with a margin on narrow screens. */
export function Container({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return <div className={`mx-auto max-w-6xl px-page ${className}`}>{children}</div>;
}

import type { ReactNode } from 'react';
import { texts } from './texts.ts';

interface ExternalLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link to another website: new tab, no opener, and it says so (row H10, RD-12). */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only">{` ${texts.newTab}`}</span>
    </a>
  );
}

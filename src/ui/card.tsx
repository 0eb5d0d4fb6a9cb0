import type { ReactNode } from 'react';

interface CardProps {
  as?: 'div' | 'li';
  className?: string;
  children: ReactNode;
}

/** A box for content that belongs together. */
export const Card = ({ as: Element = 'div', className = '', children }: CardProps) => (
  <Element className={`card ${className}`}>{children}</Element>
);

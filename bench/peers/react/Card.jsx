'use client';
import { isShown, useFilter } from './filter.jsx';

export function Card({ as: Element, category, className, children }) {
  if (!isShown(useFilter().category, category)) return null;
  return <Element className={className}>{children}</Element>;
}

import type { ReactNode } from 'react';

interface TooltipProps {
  /** Unique on the page; the trigger names it in `aria-describedby`. */
  id: string;
  text: string;
  side?: 'bottom' | 'top';
  /** Exactly one element that can be focused, with `aria-describedby={id}`. */
  children: ReactNode;
}

/**
 * A short text about a control, shown on keyboard focus, on hover after 700 ms, and at once within 300 ms
 * after another one (row L8). Escape hides it (WCAG 1.4.13).
 */
export function Tooltip({ id, text, side = 'bottom', children }: TooltipProps) {
  return (
    <span className="tooltip" data-side={side}>
      {children}
      <span role="tooltip" id={id}>
        {text}
      </span>
    </span>
  );
}

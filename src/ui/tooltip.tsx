import type { ReactNode } from 'react';

export interface TooltipProps {
  /** Unique on the page; the trigger names it in `aria-describedby`. */
  id: string;
  text: string;
  side?: 'bottom' | 'top';
  /** Exactly one element that can be focused, with `aria-describedby={id}`. */
  children: ReactNode;
}

/**
 * A few words about a control, shown on hover after 700 ms, at once within 300 ms of the last one,
 * and on keyboard focus (row L8). The delays are in `tooltip.css`; Escape hides it (WCAG 1.4.13).
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

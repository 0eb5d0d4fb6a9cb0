import type { UiIconName } from './icon-names.ts';
import sprite from './icons.svg?url&no-inline';

export interface IconProps {
  name: UiIconName;
  className?: string;
}

/**
 * A drawn sign that only accompanies words; screen readers never hear it. The drawings are one file
 * that is fetched once for all pages: inside every page they would weigh more than the layout.
 */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return (
    <svg aria-hidden="true" width="24" height="24" className={`icon ${className}`}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

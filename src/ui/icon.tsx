import type { IconName } from '#lib/icon-names.ts';
import sprite from './icons.svg?url&no-inline';

export interface IconProps {
  name: IconName;
  className?: string;
}

/**
 * A decorative icon, hidden from screen readers. All icons are in one file that is fetched once for all
 * pages.
 */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return (
    <svg aria-hidden="true" width="24" height="24" className={`icon ${className}`}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

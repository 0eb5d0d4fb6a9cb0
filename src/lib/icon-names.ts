/** The icons an editor can choose from. */
export const contentIcons = [
  'alarm-clock',
  'bed',
  'book-open',
  'brain',
  'calendar',
  'chart',
  'chat',
  'clock',
  'graduation-cap',
  'heart',
  'leaf',
  'lightbulb',
  'message',
  'moon',
  'notebook',
  'phone',
  'repeat',
  'shield',
  'sparkles',
  'sun',
  'sunrise',
  'target',
  'users',
  'video',
] as const;

/** The icons that only the website itself uses. */
const ownIcons = [
  'arrow-right',
  'arrow-up-right',
  'check',
  'chevron-down',
  'close',
  'cookie',
  'link',
  'menu',
  'moon-star',
  'search',
  'volume-2',
] as const;

/** All icons in the order of the alphabet; `build/make-icons.ts` writes them into `ui/icons.svg`. */
export const iconNames = [...contentIcons, ...ownIcons].toSorted();

export type IconName = (typeof iconNames)[number];

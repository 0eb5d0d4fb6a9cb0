import type { Example } from './example.ts';
import { iconNames } from '#lib/icon-names.ts';
import { Icon } from './icon.tsx';

export const iconExamples: Example[] = iconNames.map((name) => ({
  name,
  element: <Icon name={name} />,
}));

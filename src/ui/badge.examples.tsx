import { Badge } from './badge.tsx';
import type { Example } from './example.ts';

export const badgeExamples: Example[] = [
  { name: 'default', element: <Badge>Schlafstörungen</Badge> },
  { name: 'secondary', element: <Badge variant="secondary">Beratung</Badge> },
  { name: 'destructive', element: <Badge variant="destructive">Abgelaufen</Badge> },
  { name: 'outline', element: <Badge variant="outline">Beispiel</Badge> },
];

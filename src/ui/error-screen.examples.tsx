import { ErrorScreen } from './error-screen.tsx';
import type { Example } from './example.ts';

export const errorScreenExamples: Example[] = [
  { name: 'with a message', element: <ErrorScreen message="The moon did not rise." /> },
];

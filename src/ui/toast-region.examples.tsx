import type { Example } from './example.ts';
import { Icon } from './icon.tsx';

// The region needs JavaScript and is fixed on the screen; these are its messages alone.
const still = (type: 'success' | 'error', sentence: string) => (
  <div className="toast" data-type={type}>
    <p>{sentence}</p>
    <button type="button" aria-label="Meldung schließen" className="toast-close">
      <Icon name="close" />
    </button>
  </div>
);

export const toastExamples: Example[] = [
  { name: 'success', element: still('success', 'Deine Auswahl wurde gespeichert') },
  { name: 'error', element: still('error', 'Ein unerwarteter Fehler ist aufgetreten.') },
];

import { createRoot, type Root } from 'react-dom/client';
import { SettingsDialog } from './settings-dialog.tsx';

let root: Root | undefined;
let container: HTMLElement | undefined;

/** Opens the settings (row C4); while they are open a second call does nothing. */
export function showSettings(): void {
  if (container?.hasChildNodes()) return;
  container ??= document.body.appendChild(document.createElement('div'));
  root ??= createRoot(container);
  root.render(<SettingsDialog onClosed={() => root?.render(null)} />);
}

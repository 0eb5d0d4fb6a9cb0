import { createRoot, type Root } from 'react-dom/client';
import type { Choices } from './consent-record.ts';
import { decide, onChange } from './consent-store.ts';
import { SettingsDialog } from './settings-dialog.tsx';

let root: Root | undefined;
let container: HTMLElement | undefined;

/**
 * Opens the settings (row C4); while they are open a second call does nothing.
 *
 * @param currentChoices Where the switches stand, asked again when another tab decides.
 */
export function showSettings(currentChoices: () => Choices): void {
  if (container?.hasChildNodes()) return;
  container ??= document.body.appendChild(document.createElement('div'));
  root ??= createRoot(container);
  root.render(
    <SettingsDialog
      currentChoices={currentChoices}
      onOtherDecision={onChange}
      onDecide={decide}
      onClosed={() => root?.render(null)}
    />,
  );
}

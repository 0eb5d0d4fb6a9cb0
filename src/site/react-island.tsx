import { useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { StartIsland } from './island.ts';

/**
 * Starts an island whose HTML was rendered from a component.
 *
 * @param Component What the page shows in the island, with the same properties.
 */
export const reactIsland =
  <Props extends object>(Component: ComponentType<Props>): StartIsland =>
  (element) =>
    new Promise((onReady) => {
      // Written by `island()` of the same component.
      const props = JSON.parse(element.dataset['props'] ?? '{}') as Props;
      // React sets the first text of a text area anew, which only one that was written to survives unchanged.
      for (const area of element.querySelectorAll('textarea')) {
        const { value } = area;
        area.value = value;
      }
      hydrateRoot(
        element,
        <Ready onReady={onReady}>
          <Component {...props} />
        </Ready>,
      );
    });

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

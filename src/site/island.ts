/** When the script of an island is loaded before anybody touches it. */
type AtOnce =
  | 'always'
  /** This entry of the tab's history keeps something, for example a receipt. */
  | 'with-history'
  /** The address has this parameter, wherever, for example `?bis`. */
  | `?${string}`;

interface IslandOptions {
  /** What the script needs to know; written into the page as JSON. */
  props?: object;
  atOnce?: AtOnce;
}

/**
 * Attributes of an element that works without script and better with it. Its script is loaded at the
 * first touch; see wake-islands.ts.
 *
 * @param name The script is built from `NAME.island.ts` or `.tsx` in a feature. Its address has no version,
 *   so that a page from before a deployment still finds it.
 */
export const island = (name: string, { props, atOnce }: IslandOptions = {}) => ({
  'data-island': `/islands/${name}.js`,
  'data-props': props && JSON.stringify(props),
  'data-at-once': atOnce && patternOf(atOnce),
});

// For the search of the address and the state in words, because the script that reads it stands in every page.
function patternOf(atOnce: AtOnce): string {
  if (atOnce === 'always') return '';
  return atOnce === 'with-history' ? 'object' : atOnce.replace(/^\?(.*)$/, '[?&]$1=');
}

/**
 * What the file of an island exports: makes the element work, once.
 *
 * @param event The touch that loaded it. A click on something that needs the script is left out and
 *   repeated afterwards.
 */
export type StartIsland = (element: HTMLElement, event?: Event) => Promise<void> | void;

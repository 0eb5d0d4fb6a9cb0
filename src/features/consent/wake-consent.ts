import { pageState } from '#lib/page-state.ts';
import { wake } from '#site/wake-islands.ts';

// The banner is the first island of this feature, and on every page.
const banner = document.querySelector<HTMLElement>('[data-island*=consent]');
const wakeBanner = () => banner && void wake(banner);

// Another tab has taken a decision.
addEventListener('storage', wakeBanner);
/*
 * The script is loaded by itself only where it has something to do: ask the visitor, delete cookies or
 * show reviews. `document/before-paint.ts` has read the decision.
 */
addEventListener('load', () => {
  const hasReviews = pageState['decided'] === 'true' && document.querySelector('[data-widget]');
  if (!pageState['ask'] && !document.cookie && !hasReviews) return;
  // Not when the browser is idle: where a page draws nothing more, Chromium may never say that it is.
  setTimeout(wakeBanner);
});

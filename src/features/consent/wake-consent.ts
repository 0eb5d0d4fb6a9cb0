import { wake } from '#site/wake-islands.ts';

const { ask, decided } = document.documentElement.dataset;
// The banner is the first island of this feature on a page.
const banner = document.querySelector<HTMLElement>('[data-island*=consent]');
const wakeBanner = () => banner && void wake(banner);

// Another tab has taken a decision.
addEventListener('storage', wakeBanner);
/*
 * The script is loaded by itself only where it has something to do: ask the visitor, delete cookies or
 * show reviews. `document/before-paint.ts` has read the decision.
 */
addEventListener('load', () => {
  const hasReviews = decided === 'true' && document.querySelector('[data-widget]');
  if (!ask && !document.cookie && !hasReviews) return;
  // Not when the browser is idle: where a page draws nothing more, Chromium may never say that it is.
  setTimeout(wakeBanner);
});

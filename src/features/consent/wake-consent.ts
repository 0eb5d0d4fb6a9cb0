import { wake } from '#site/wake-islands.ts';

const { ask, decided } = document.documentElement.dataset;
// The first of them is the banner.
const banner = document.querySelector<HTMLElement>('[data-island*=consent]');
const wakeBanner = () => banner && void wake(banner);

// Another tab may have decided.
addEventListener('storage', wakeBanner);
/*
 * Once the page is there, consent has something to do by itself when there is a visitor to ask, a cookie
 * to look at, or a review to show; `document/before-paint.ts` has read the decision.
 */
addEventListener('load', () => {
  const hasReviews = decided === 'true' && document.querySelector('[data-widget]');
  if (ask === undefined && !document.cookie && !hasReviews) return;
  // Not every engine tells when it is idle.
  ((self as Partial<Window>).requestIdleCallback ?? setTimeout)(wakeBanner);
});

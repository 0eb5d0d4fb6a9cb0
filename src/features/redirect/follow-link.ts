/**
 * Follows the link that a redirect page is about. Not when somebody comes back to the page: whoever
 * was sent to a shop that a computer cannot use finds the code and the link here.
 */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const destination = document.querySelector<HTMLAnchorElement>('#ziel');

if (destination && visit?.type !== 'back_forward') {
  // A page that moves on while it loads leaves no entry in the history to come back to.
  addEventListener('load', () => {
    setTimeout(() => {
      location.assign(destination.href);
    });
  });
}

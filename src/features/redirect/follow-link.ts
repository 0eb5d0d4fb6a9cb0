/**
 * Follows the link of a redirect page, except when somebody comes back to the page: who can't use the
 * app store on this computer finds the QR code here.
 */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const destination = document.querySelector<HTMLAnchorElement>('#ziel');

if (destination && visit?.type !== 'back_forward') {
  // A page that is left while it loads has no entry in the history to come back to.
  addEventListener('load', () => {
    setTimeout(() => {
      location.assign(destination.href);
    });
  });
}

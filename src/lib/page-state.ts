/** What the styles know of the visit: data attributes of the page's root, such as its theme. */
export const pageState = document.documentElement.dataset;

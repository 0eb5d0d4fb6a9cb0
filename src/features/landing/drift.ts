// Row H9: what lies below the fold drifts in once. The observer's first word about a block says where
// it lies, and 0 where that is not known yet (first-paint.css); asking for it at once would make the browser
// lay out the page before it is complete.
const below = new WeakSet<Element>();
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target, boundingClientRect } of entries) {
    if (!isIntersecting && boundingClientRect.top >= 0) {
      below.add(target);
      continue;
    }
    if (below.has(target)) (target as HTMLElement).dataset['drift'] = 'in';
    seen.unobserve(target);
  }
});
for (const element of document.querySelectorAll('main section > div > *')) seen.observe(element);

export {};

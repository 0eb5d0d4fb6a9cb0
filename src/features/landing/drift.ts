// Row H9: blocks below the first screen fade in once. The observer reports the position of each block;
// measuring them here would force a layout before the page is complete.
const below = new WeakSet<Element>();
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target, boundingClientRect } of entries) {
    if (!isIntersecting && boundingClientRect.top >= 0) {
      below.add(target);
      continue;
    }
    if (below.has(target)) target.setAttribute('data-drift', 'in');
    seen.unobserve(target);
  }
});
for (const element of document.querySelectorAll('main section > div > *')) seen.observe(element);

// The header belongs to the sky of the first section until that is above it.
const scene = document.querySelector('.scene');
if (scene)
  new IntersectionObserver(
    (entries) => {
      const { dataset } = document.documentElement;
      // Of several reports the last one says where the section is now.
      if (entries.at(-1)?.isIntersecting) delete dataset['past'];
      else dataset['past'] = 'scene';
    },
    { rootMargin: '-64px 0px 0px' },
  ).observe(scene);

export {};

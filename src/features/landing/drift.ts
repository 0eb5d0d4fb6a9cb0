// Row H9: blocks below the first screen fade in once; and the header belongs to the sky of the first section until
// that is above it. The observer reports where things are; measuring them would force a layout before the page is
// complete.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const { dataset } = target as HTMLElement;
      if (target.matches('.scene')) {
        document.documentElement.toggleAttribute('data-past', !isIntersecting);
      } else if (!isIntersecting) {
        dataset['drift'] = 'below';
      } else {
        observer.unobserve(target);
        if (dataset['drift']) dataset['drift'] = 'in';
      }
    }
  },
  { rootMargin: '-64px 0px 0px' },
);
for (const element of document.querySelectorAll('.scene, main section > div > *'))
  observer.observe(element);

export {};

// Row H9: what lies below the fold drifts in once.
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    (target as HTMLElement).dataset['drift'] = 'in';
    seen.unobserve(target);
  }
});
for (const element of document.querySelectorAll('main section > div > *')) {
  if (element.getBoundingClientRect().top > innerHeight) seen.observe(element);
}

export {};

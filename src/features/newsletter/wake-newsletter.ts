/*
 * The form works without script and leads to a page of its own. The first touch fetches what answers in
 * place; until that is there, and when it never comes, everything stays as it is.
 */
const form = document.querySelector<HTMLFormElement>('#newsletter form');

form?.addEventListener(
  'focusin',
  () => {
    import('./subscribe-in-place.ts').then(
      ({ subscribeInPlace }) => subscribeInPlace(form),
      () => undefined,
    );
  },
  { once: true },
);

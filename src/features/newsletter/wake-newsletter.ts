/*
 * The form works without script and leads to a page of its own. The first touch fetches what answers in
 * place; until that is there, and when it never comes, everything stays as it is.
 */
const form = document.querySelector<HTMLFormElement>('#newsletter form');

const answerInPlace = () =>
  import('./subscribe-in-place.ts').then(
    ({ subscribeInPlace }) => form && subscribeInPlace(form),
    () => undefined,
  );

// Somebody may have been faster than this script.
if (form?.contains(document.activeElement)) void answerInPlace();
else form?.addEventListener('focusin', () => void answerInPlace(), { once: true });

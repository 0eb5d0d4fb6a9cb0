import type { StartIsland } from '#site/island.ts';

/** A question stays below the finger although the answer above it closes; browsers lose the place there. */
export const start: StartIsland = (element) => {
  element.addEventListener('click', ({ target }) => {
    const question = (target as Element).closest('[name=faq] > summary');
    if (!question) return;
    const { top } = question.getBoundingClientRect();
    requestAnimationFrame(() => {
      const moved = question.getBoundingClientRect().top - top;
      scrollBy({ top: moved, behavior: 'instant' });
    });
  });
};

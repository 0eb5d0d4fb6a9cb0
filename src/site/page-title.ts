/** The first words a screen reader says after a form was posted: what became of it. */
export const pageTitle = (
  words: { title: string; receivedTitle: string; problemsTitle: string },
  status: string | undefined,
): string =>
  status === undefined
    ? words.title
    : status === 'stored'
      ? words.receivedTitle
      : words.problemsTitle;

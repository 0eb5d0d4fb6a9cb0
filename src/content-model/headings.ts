/** The headings that Astro leaves with a rendered text; its type says nothing of them. */
export const headingsOf = (headings: unknown) =>
  ((headings ?? []) as { depth: number; slug: string; text: string }[]).map(
    ({ depth, slug, text }) => ({ depth, id: slug, title: text }),
  );

/** The headings of a rendered text; Astro's types don't describe them. */
export const headingsOf = (headings: unknown) =>
  ((headings ?? []) as { depth: number; slug: string; text: string }[]).map(
    ({ depth, slug, text }) => ({ depth, id: slug, title: text }),
  );

/**
 * The pictures in a Markdown text by their addresses in it. Astro loads them and leaves them out of its HTML.
 *
 * @param file The text, from the project folder.
 * @param addresses As Astro found them; its types don't describe them.
 */
export async function picturesIn(file: string | undefined, addresses: unknown) {
  const { default: assets } = await import('astro:asset-imports');
  const found = ((addresses ?? []) as string[]).flatMap((address) => {
    const query = new URLSearchParams({ astroContentImageFlag: '', importer: file ?? '' });
    const picture = assets.get(`${address}?${query.toString()}`);
    return picture ? [[address, picture] as const] : [];
  });
  return new Map(found);
}

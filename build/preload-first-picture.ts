// As React writes the picture that is fetched first; see `priority` in src/ui/picture.tsx.
const firstPicture =
  /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/?><img [^>]*fetchPriority="high"/;

/**
 * Names a finished page's largest picture in its head, before the typefaces that it is fetched with.
 * Where the network is slow, what is asked for first is there first, and a typeface that comes late is
 * kept for the next page anyway.
 */
export function preloadFirstPicture(html: string): string {
  const [, srcset, sizes] = firstPicture.exec(html) ?? [];
  if (srcset === undefined || sizes === undefined) return html;
  const link = `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`;
  return html.replace(/<link rel="preload"|<\/head>/, (place) => link + place);
}

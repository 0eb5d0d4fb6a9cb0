/**
 * Whether pages of that origin may call: those of the site itself, wherever it is reached, and
 * those that the operator lists. A request without an origin does not come from a page.
 *
 * @param host Value of the `Host` header.
 * @param listed Origins such as `https://example.org`.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  listed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  // Behind a proxy that ends TLS the scheme of the request is not known for certain.
  const isOwn = /^https?:$/.test(protocol) && originHost === host?.toLowerCase();
  return isOwn || listed.includes(origin);
}

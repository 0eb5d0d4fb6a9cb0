/**
 * HTML whose links and pictures work away from the website, for example in a feed reader.
 *
 * @param html Our own markup, attributes in double quotes.
 * @param page Absolute address of the page that the HTML comes from.
 */
export function absoluteAddresses(html: string, page: string): string {
  return html.replaceAll(
    /(?<=\s(?:href|src)=")[^"]*(?=")/g,
    (address) => new URL(address, page).href,
  );
}

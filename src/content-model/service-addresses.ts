import { reviewsAddress } from './content-folder.ts';
import { isWebAddress } from './fields.ts';

/**
 * Address of the script that shows the reviews of another provider; without one none are shown. It is a setting
 * of the owner, because no word of the content may decide whose code runs on the site.
 *
 * @throws Error when it is no address of a script.
 */
export function reviewsScript(): string | undefined {
  const url = reviewsAddress;
  if (url !== undefined && !(url.startsWith('https:') && isWebAddress(url))) {
    throw new Error(`REVIEWS_WIDGET_URL must be an address such as https://…, but it is "${url}".`);
  }
  return url;
}

/**
 * The folder with the operator's content, relative to the project folder. Tests and measurements
 * set `CONTENT_DIR` to run on frozen example content.
 */
// An empty value counts as not set (.env.example).
export const contentDir = [process.env['CONTENT_DIR']].find(Boolean) ?? 'content';

/** What the owner has set as the address of the script that shows reviews; `reviewsScript` checks it. */
export const reviewsAddress = [process.env['REVIEWS_WIDGET_URL']].find(Boolean);

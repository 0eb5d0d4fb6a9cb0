/**
 * The folder of the operator's files, seen from the project folder. Tests and measurements set
 * `CONTENT_DIR` to work on frozen example content.
 */
// An empty value counts as not set (.env.example).
export const contentDir = [process.env['CONTENT_DIR']].find(Boolean) ?? 'content';

import type { Plugin } from 'vite';

/** Header in which the office shows the development server of a preview that it is the office. */
export const PREVIEW_SECRET = 'x-office-preview';

/** Lets the development server of a preview answer nobody but the office: drafts are no business of other programs. */
export function previewGuard(secret: string): Plugin {
  return {
    name: 'preview-guard',
    enforce: 'pre',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (request.headers[PREVIEW_SECRET] === secret) {
          next();
          return;
        }
        response.statusCode = 403;
        response.end();
      });
    },
  };
}

import type { APIRoute } from 'astro';
import { unknownArticle } from '#features/blog/addresses.ts';

export const prerender = false;

/** Row R14. Finished pages are found before this route. */
export const ALL: APIRoute = ({ redirect }) => redirect(unknownArticle.to, unknownArticle.status);

import type { APIRoute } from 'astro';

export const prerender = false;

/** Row R14: the address of an unknown article redirects to the list. Finished pages are found before this route. */
export const ALL: APIRoute = ({ redirect }) => redirect('/blog', 302);

import type { APIRoute } from 'astro';
import { getSite } from '#content-model/queries.ts';
import { securityTxt } from '#document/security-txt.ts';

/** RFC 9116: whom to tell about a weakness of the website. */
export const GET: APIRoute = async ({ site = new URL('/', import.meta.env.SITE) }) => {
  const { contact } = await getSite();
  return new Response(securityTxt({ site, email: contact.contactEmail, builtAt: new Date() }));
};

import type { APIRoute } from 'astro';
import { getSingle, getSite } from '#content-model/queries.ts';
import { modelForm } from '#features/declarations/withdrawal/model-form.tsx';

/** The model withdrawal form as a file that is made when the site is built. */
export const GET: APIRoute = async () => {
  const { company, contact } = await getSite();
  const { service } = (await getSingle('withdrawal')).modelForm;
  return new Response(modelForm({ company, email: contact.contactEmail, service }));
};

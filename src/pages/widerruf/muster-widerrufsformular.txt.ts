import type { APIRoute } from 'astro';
import { getSite, getWithdrawal } from '#content-model/queries.ts';
import { modelForm } from '#features/declarations/withdrawal/model-form.tsx';

/** The model withdrawal form as a file that is made when the site is built. */
export const GET: APIRoute = async () => {
  const { company, contact } = await getSite();
  const { service } = (await getWithdrawal()).modelForm;
  return new Response(modelForm({ company, email: contact.contactEmail, service }));
};

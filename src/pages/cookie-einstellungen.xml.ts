import type { APIRoute } from 'astro';
import { getConsent } from '#content-model/queries.ts';
import { settingsDocument } from '#features/consent/settings-dialog.tsx';

/** The settings for cookies; only somebody who wants to see them fetches them. */
export const GET: APIRoute = async () =>
  new Response(settingsDocument(await getConsent()), {
    headers: { 'Content-Type': 'application/xml' },
  });

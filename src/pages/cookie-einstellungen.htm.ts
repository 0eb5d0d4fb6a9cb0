import type { APIRoute } from 'astro';
import { getConsent } from '#content-model/queries.ts';
import { settingsHtml } from '#features/consent/settings-dialog.tsx';

/** The settings for cookies, a piece of HTML and no page; only somebody who wants to see them fetches it. */
export const GET: APIRoute = async () =>
  new Response(settingsHtml(await getConsent()), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });

import '../desk/desk.css';
import { DefaultTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import { isEditor } from '../collections/access.ts';
import { websitePort } from '../server/website-port.ts';
import { changesOf } from './changes.ts';
import { plannedOf } from './planned.ts';
import { findPublications } from './publications.ts';
import { PublishingPage } from './publishing-page.tsx';
import { publishingTexts as texts } from './texts.ts';

const MOST_STATES = 30;

/** What is not online yet, what goes online by itself, and what one can go back to. */
export async function PublishingView({
  initPageResult,
  params,
  searchParams,
}: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { payload, user, i18n } = req;
  const website = websitePort();
  const mayPublish = isEditor({ req });
  const states = { status: { equals: 'published' }, commit: { exists: true } };
  const [changes, planned, publications] = mayPublish
    ? await Promise.all([
        changesOf(payload),
        website === undefined ? [] : plannedOf(payload, website),
        findPublications(payload, states, MOST_STATES),
      ])
    : [[], [], []];
  const different = publications.filter(
    ({ commit }, at) => publications.findIndex((one) => one.commit === commit) === at,
  );
  return (
    <DefaultTemplate
      i18n={i18n}
      payload={payload}
      permissions={permissions}
      visibleEntities={visibleEntities}
      req={req}
      {...(locale && { locale })}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
      {...(user && { user })}
    >
      <main className="office">
        <h1>{texts.page.title}</h1>
        {mayPublish ? (
          <PublishingPage changes={changes} planned={planned} publications={different} />
        ) : (
          <p>{texts.notAllowed}</p>
        )}
      </main>
    </DefaultTemplate>
  );
}

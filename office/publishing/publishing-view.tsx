import '../desk/desk.css';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { isEditor } from '../collections/access.ts';
import { Framed } from '../layout/framed.tsx';
import { websitePort } from '../server/website-port.ts';
import { changesOf } from './changes.ts';
import { plannedOf } from './planned.ts';
import { findPublications } from './publications.ts';
import { PublishingPage } from './publishing-page.tsx';
import { publishingTexts as texts } from './texts.ts';

const MOST_STATES = 30;

/** What is not online yet, what goes online by itself, and what one can go back to. */
export async function PublishingView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  return (
    <Framed view={props}>
      <main className="office">
        <h1>{texts.page.title}</h1>
        {isEditor({ req }) ? <PublishingPage {...await listsOf(req)} /> : <p>{texts.notAllowed}</p>}
      </main>
    </Framed>
  );
}

async function listsOf({ payload }: PayloadRequest) {
  const website = websitePort();
  const states = { status: { equals: 'published' }, commit: { exists: true } };
  const [changes, planned, all] = await Promise.all([
    changesOf(payload),
    website === undefined ? [] : plannedOf(payload, website),
    findPublications(payload, states, MOST_STATES),
  ]);
  const publications = all.filter(
    ({ commit }, at) => all.findIndex((one) => one.commit === commit) === at,
  );
  return { changes, planned, publications };
}

import './pages.css';
import { createRoot } from 'react-dom/client';
import { ContentList } from './content-list.tsx';
import { EntryDesk } from './entry-desk.tsx';
import { PublishPanel } from './publish-panel.tsx';

// The placeholder in a page of the office says which editing page belongs there, and for which entry.
const place = document.querySelector<HTMLElement>('[data-editing]');
if (place) {
  const { editing, api = '', collection = '', slug = '' } = place.dataset;
  const addressOf = (name: string, entry: string): string => `/inhalte/${name}/${entry}`;
  createRoot(place).render(
    editing === 'publish' ? (
      <PublishPanel api={api} />
    ) : editing === 'entry' ? (
      <EntryDesk {...{ api, collection, slug }} />
    ) : (
      <ContentList {...{ api, addressOf }} />
    ),
  );
}

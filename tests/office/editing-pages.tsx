import '#styles/global.css';
import '#ui/field.css';
import '../../office/editing/pages/editing.css';
import { createRoot } from 'react-dom/client';
import { ContentList } from '../../office/editing/pages/content-list.tsx';
import { EntryDesk } from '../../office/editing/pages/entry-desk.tsx';
import { PublishPanel } from '../../office/editing/pages/publish-panel.tsx';

// The pages of the office for editing without its frame: the address says which.
const API = '/api/inhalte';
const [, page, collection = '', slug = ''] = location.pathname.split('/');
const place = document.querySelector('main');
if (place) {
  createRoot(place).render(
    page === 'veroeffentlichen' ? (
      <PublishPanel api={API} />
    ) : slug === '' ? (
      <ContentList api={API} addressOf={(name, entry) => `/inhalte/${name}/${entry}`} />
    ) : (
      <EntryDesk api={API} collection={collection} slug={slug} />
    ),
  );
}

import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import '../vite/fonts.css';
import '../site.css';
import { Frame, withHead } from './frame.jsx';

// Each page in a file of its own, which the router loads with the first link to it.
const page = (path, load) => ({ path, lazy: async () => withHead(await load()) });
const router = createBrowserRouter([
  {
    Component: Frame,
    children: [
      page('/', () => import('./dist-pages/landing.jsx')),
      page('/blog', () => import('./dist-pages/list.jsx')),
      page('/blog/guter-schlaf-fuer-schulkinder', () => import('./dist-pages/article.jsx')),
    ],
  },
]);

createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);

import { Outlet, ScrollRestoration } from 'react-router';
import { FilterProvider } from '../react/filter.jsx';
import { After, Before } from './dist-pages/frame.jsx';

export function Frame() {
  return (
    <>
      <Before />
      <FilterProvider>
        <Outlet />
      </FilterProvider>
      <After />
      <ScrollRestoration />
    </>
  );
}

/** React 19 puts a title and a description where they belong. */
export function withHead({ Page, metadata: { title, description } }) {
  return {
    Component: () => (
      <>
        <title>{title}</title>
        <meta name="description" content={description} />
        <Page />
      </>
    ),
  };
}

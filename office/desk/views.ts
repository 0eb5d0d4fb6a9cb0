import { screenRoles } from './screen.ts';

const Component = '/desk/screen-view.tsx#OfficeView';

/** Where Payload shows the office's own pages; the first page is one of them. */
export const officeViews = {
  dashboard: { Component },
  ...Object.fromEntries(
    Object.keys(screenRoles).map((name) => [name, { Component, path: `/${name}` as const }]),
  ),
};

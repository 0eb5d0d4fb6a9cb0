import { screenRoles } from './screen.ts';
import { deskTexts } from './texts.ts';

const Component = '/desk/screen-view.tsx#OfficeView';

const titles: Readonly<Record<string, string>> = {
  ...deskTexts.navigation,
  suche: deskTexts.search.title,
};

/** Where Payload shows the office's own pages; the first page is one of them. */
export const officeViews = {
  dashboard: { Component, meta: { title: titles.start } },
  ...Object.fromEntries(
    Object.keys(screenRoles).map((name) => [
      name,
      { Component, path: `/${name}` as const, meta: { title: titles[name] ?? name } },
    ]),
  ),
};

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { de } from '@payloadcms/translations/languages/de';
import { deepMergeSimple } from '@payloadcms/translations/utilities';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { contentCollections, contentGlobals } from './collections/content.ts';
import { isOwner } from './collections/access.ts';
import { media } from './collections/media.ts';
import { people } from './collections/people.ts';
import { withKeptCommits } from './database-commits.ts';
import { payloadLog } from './payload-log.ts';
import { payloadTexts } from './payload-texts.ts';
import { livePreview } from './preview/preview-address.ts';
import { publishingEndpoints } from './publishing/endpoints.ts';
import { publications } from './publishing/publications.ts';
import { publishingTexts } from './publishing/texts.ts';
import { textEditor } from './fields/text-field.ts';
import { screenRoles } from './desk/screen.ts';
import { deskTexts } from './desk/texts.ts';
import { sayFailure } from './layout/say-failure.ts';
import { moonIcon } from './layout/moon-icon.ts';
import { officeTexts as texts } from './texts.ts';

const root = path.dirname(fileURLToPath(import.meta.url));

// Where Payload shows the office's own pages; the first page is one of them.
const Component = '/desk/screen-view.tsx#OfficeView';
const titles: Readonly<Record<string, string>> = {
  ...deskTexts.navigation,
  suche: deskTexts.search.title,
};
const ownViews = Object.fromEntries(
  Object.keys(screenRoles).map((name) => [
    name,
    { Component, path: `/${name}` as const, meta: { title: titles[name] ?? name } },
  ]),
);

const config = buildConfig({
  // Nothing is signed with it: Payload has no login of its own here.
  secret: process.env['OFFICE_SECRET'] ?? 'unused',
  serverURL: '',
  telemetry: false,
  logger: payloadLog,
  sharp,
  editor: textEditor,
  db: withKeptCommits(
    postgresAdapter({
      schemaName: 'payload',
      push: false,
      migrationDir: path.join(root, 'migrations'),
      pool: {
        connectionString: process.env['OFFICE_DATABASE'] ?? 'postgres:///none',
        connectionTimeoutMillis: 5000,
        max: 10,
        application_name: `office-${String(process.pid)}`,
      },
      disableCreateDatabase: true,
    }),
  ),
  // Every mail of the office goes out by `server/mail`; Payload's own way would write addresses into the log.
  email: () => ({
    name: 'none',
    defaultFromAddress: '',
    defaultFromName: '',
    sendEmail: () => Promise.reject(new Error('Send mails of the office by server/mail.')),
  }),
  i18n: { supportedLanguages: { de }, fallbackLanguage: 'de' },
  typescript: { autoGenerate: false },
  graphQL: { disable: true },
  admin: {
    user: 'people',
    avatar: 'default',
    importMap: { baseDir: root },
    meta: {
      ...texts.page,
      titleSuffix: texts.title,
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: moonIcon }],
    },
    dateFormat: 'dd.MM.yyyy HH:mm',
    timezones: {
      defaultTimezone: 'Europe/Berlin',
      supportedTimezones: [{ label: 'Berlin', value: 'Europe/Berlin' }],
    },
    routes: { login: '/anmelden', logout: '/abmelden', account: '/mein-konto' },
    components: {
      graphics: { Icon: '/layout/moon.tsx#Moon' },
      providers: ['/layout/open-nav.tsx#OpenNav'],
      header: ['/publishing/banner.tsx#PublishingBanner'],
      beforeNavLinks: ['/desk/nav.tsx#DeskLinks'],
      views: {
        dashboard: { Component, meta: { title: titles.start } },
        ...ownViews,
        publishing: {
          Component: '/publishing/publishing-view.tsx#PublishingView',
          path: '/veroeffentlichen',
          exact: true,
          meta: { title: publishingTexts.page.title },
        },
      },
    },
    livePreview,
  },
  jobs: { access: { run: isOwner } },
  collections: [...contentCollections, media, people, publications],
  endpoints: publishingEndpoints,
  globals: contentGlobals,
  hooks: { afterError: [sayFailure] },
});

// What Payload's own words say is no German, or is meant for whoever makes websites; its editor adds them last.
export default config.then(({ i18n, ...others }) => {
  const translations = deepMergeSimple(i18n.translations, { de: payloadTexts });
  return { ...others, i18n: { ...i18n, translations } };
});

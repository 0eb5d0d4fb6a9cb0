import { number } from '../german.ts';

/** Words of the office's own pages, and of the menu beside them. */
export const deskTexts = {
  navigation: {
    start: 'Start',
    veroeffentlichen: 'Veröffentlichen',
    erklaerungen: 'Erklärungen',
    personen: 'Personen',
    newsletter: 'Newsletter-Liste',
    zustand: 'Zustand',
    protokoll: 'Protokoll',
    konten: 'Konten',
    'mein-konto': 'Mein Konto',
  } as const,
  openInMenu: (count: number) => ` (${number(count)} offen)`,
  website: 'Website ansehen',
  media: 'Bild',
  start: {
    hello: (name: string) => `Guten Tag, ${name}.`,
    work: 'Zu tun',
    open: (count: number) =>
      count === 1 ? 'Eine offene Erklärung' : `${number(count)} offene Erklärungen`,
    noneOpen: 'Keine Kündigung und kein Widerruf ist offen.',
    failed: (count: number) =>
      count === 1
        ? 'Eine Zustellung ist gescheitert'
        : `${number(count)} Zustellungen sind gescheitert`,
    newsletterFailed: (count: number) =>
      count === 1
        ? 'Eine Mail des Newsletters ist gescheitert'
        : `${number(count)} Mails des Newsletters sind gescheitert`,
    content: 'Inhalte',
    contentLinks: [
      { text: 'Neuen Artikel schreiben', to: '/admin/collections/blog/create' },
      { text: 'Alle Artikel', to: '/admin/collections/blog' },
      { text: 'Alle Bilder', to: '/admin/collections/media' },
    ],
    drafts: 'Entwürfe',
    noDrafts: 'Alles ist veröffentlicht, es gibt keine Entwürfe.',
    scheduled: 'Geplant',
    noneScheduled: 'Nichts ist geplant.',
    publishes: (title: string, at: string) => `${title}: auf der Website ab ${at}`,
    withdraws: (title: string, at: string) => `${title}: auf der Website bis ${at}`,
    published: 'Website',
    lastPublished: (at: string) => `Zuletzt veröffentlicht am ${at}.`,
    neverPublished: 'Aus dem Büro wurde noch nichts veröffentlicht.',
  },
  filter: 'Menü durchsuchen',
  search: {
    title: 'Suche',
    label: 'Suche in allem: Inhalte, Bilder, Erklärungen',
    button: 'Suchen',
    contents: 'Inhalte und Bilder',
    columns: ['Gefunden in', 'Fundstelle'],
    declarations: 'Erklärungen',
    nothing: 'Nichts gefunden.',
    tooShort: 'Gib mindestens drei Zeichen ein.',
    all: 'Alle Treffer zeigen',
  },
  passkeyFailed: 'Der Passkey ließ sich nicht einrichten. Versuche es noch einmal.',
};

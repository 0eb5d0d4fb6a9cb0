import type { Role } from '../desk/ports.ts';

interface NavigationItem {
  readonly path: string;
  readonly label: string;
}

/** What stands in the navigation, in this order; everybody sees what the role reaches. */
export const navigation: readonly NavigationItem[] = [
  { path: '/inhalte', label: 'Inhalte' },
  { path: '/veroeffentlichen', label: 'Veröffentlichen' },
  { path: '/erklaerungen', label: 'Erklärungen' },
  { path: '/personen', label: 'Personen' },
  { path: '/newsletter', label: 'Newsletter' },
  { path: '/zustand', label: 'Zustand' },
  { path: '/konten', label: 'Konten' },
  { path: '/protokoll', label: 'Protokoll' },
];

/** Where somebody begins after signing in. */
export const firstPage: Readonly<Record<Role, string>> = {
  owner: '/erklaerungen',
  editor: '/inhalte',
  support: '/erklaerungen',
};

export const layoutTexts = {
  office: 'Büro',
  skip: 'Zum Inhalt',
  navigation: 'Bereiche',
  menu: 'Menü',
  signOut: 'Abmelden',
  begin: 'Zum Anfang',
  themeLabel: 'Darstellung',
  themes: { auto: 'Wie das Gerät', night: 'Nacht' },
  notAllowed:
    'Für diese Seite fehlt deinem Konto die Berechtigung. Frag die Leitung, wenn du sie brauchst.',
  notFound: 'Diese Seite gibt es im Büro nicht.',
  failed:
    'Das hat gerade nicht geklappt. Versuche es in einer Minute noch einmal; es wurde nichts geändert.',
  signedOut: 'Du bist nicht mehr angemeldet.',
  foreign:
    'Diese Anfrage kam von einer anderen Seite und wurde abgelehnt. Öffne das Büro neu und versuche es noch einmal.',
} as const;

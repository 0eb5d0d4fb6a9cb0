import type { PlaceType } from './search-index.ts';

/** Fixed German words of the search. */
export const texts = {
  label: 'Suche',
  submit: 'Suchen',
  shortcut: 'Mit Strg K, auf dem Mac mit Cmd K, öffnest du die Suche von jeder Seite aus.',
  list: 'Treffer zur Auswahl',
  further: 'Auch auf dieser Seite',
  suggestions: 'Oft gesucht',
  hits: (count: number) => (count === 1 ? '1 Treffer' : `${String(count)} Treffer`),
  hitsFor: (count: number, query: string) => `${texts.hits(count)} für „${query}“`,
  more: (count: number) => `Weitere ${String(count)} Treffer`,
  titleFor: (query: string, page: string) => `„${query}“ – ${page}`,
  choose: (count: number) =>
    `${texts.hits(count)}. Mit den Pfeiltasten wählst du einen aus, mit der Eingabetaste siehst du alle.`,
  helpShown: 'Nummern von Menschen, die helfen',
  dropped: (words: readonly string[]) =>
    `Zu ${words.map((word) => `„${word}“`).join(' und ')} gibt es hier nichts. Diese Treffer passen zu den übrigen Wörtern:`,
  nothing: (query: string) => `Nichts gefunden für „${query}“`,
  nothingHelp:
    'Versuche es mit einem anderen Wort oder mit weniger Wörtern. Vielleicht hilft dir eine dieser Suchen:',
  unavailable: 'Die Suche funktioniert gerade nicht',
  unavailableHelp: 'Das liegt an uns. Bitte versuche es in ein paar Minuten noch einmal.',
  types: {
    page: 'Seite',
    article: 'Artikel',
    question: 'Häufige Frage',
    tool: 'Werkzeug',
    legal: 'Rechtliches',
  } satisfies Record<PlaceType, string>,
} as const;

import type { CollectionName } from '../content/entries.ts';
import type { PictureRefusal } from '../content/pictures.ts';
import type { PublishingResult } from '../publishing/publishing.ts';

/** What editors call the collections, and where they look for them. */
const contentGroups = {
  Startseite: {
    hero: 'Erster Bildschirm',
    problem: 'Was schlechter Schlaf macht',
    history: 'Wofür wir stehen',
    process: 'Wie es abläuft',
    benefits: 'Das gehört dazu',
    testimonialsSection: 'Stimmen: Überschrift und Hinweise',
    testimonials: 'Stimmen zum Coaching',
    faqSection: 'Häufige Fragen: Überschrift',
    faq: 'Häufige Fragen',
    articles: 'Neue Artikel: Überschrift',
    closing: 'Letzter Abschnitt',
  },
  Angebot: {
    offer: 'Preis',
    decisions: 'Was nur ihr entscheidet',
    pricing: 'Seite „Preise“',
    suitability: 'Für wen das Coaching passt',
    evidence: 'Seite „Wirksamkeit“',
    claims: 'Zahlen und ihre Belege',
  },
  'Blog und Newsletter': {
    blog: 'Artikel',
    sources: 'Quellen',
    blogPage: 'Seite mit allen Artikeln',
    newsletter: 'Newsletter',
  },
  Team: {
    team: 'Menschen im Team',
    teamPage: 'Übersicht des Teams',
  },
  Werkzeuge: {
    awake: '„Jetzt wach?“',
    diary: 'Schlaftagebuch',
    fitCheck: '„Passt das zu mir?“',
    search: 'Suche und ihre Wörter',
    helpLines: 'Nummern für Notfälle',
  },
  'Ganze Website': {
    brand: 'Name und feste Hinweise',
    contact: 'Kontakt',
    navigation: 'Links in Kopf und Fußzeile',
    links: 'Adressen außerhalb der Website',
    sharePicture: 'Bild beim Teilen',
    notFound: 'Seite für unbekannte Adressen',
  },
  'Recht und Kündigung': {
    company: 'Angaben zum Unternehmen',
    imprint: 'Impressum',
    privacy: 'Datenschutzerklärung',
    processors: 'Wer Daten verarbeitet',
    terms: 'AGB',
    accessibility: 'Barrierefreiheit',
    cancellation: 'Texte neben dem Kündigungsformular',
    withdrawal: 'Texte neben dem Widerrufsformular',
    consent: 'Cookie-Hinweis',
    consentServices: 'Dienste mit Cookies',
  },
  'Abbildungen in Artikeln': {
    share: 'Anteil',
    breath: 'Atem',
    bars: 'Balken',
    circle: 'Kreis',
    nights: 'Nächte',
    rhythm: 'Rhythmus',
    layers: 'Schichten',
    way: 'Weg',
  },
} as const;

/** What editors call the collections; one without a name here does not compile. */
export const collectionTitles: Readonly<Record<CollectionName, string>> = {
  ...contentGroups.Startseite,
  ...contentGroups.Angebot,
  ...contentGroups['Blog und Newsletter'],
  ...contentGroups.Team,
  ...contentGroups.Werkzeuge,
  ...contentGroups['Ganze Website'],
  ...contentGroups['Recht und Kündigung'],
  ...contentGroups['Abbildungen in Artikeln'],
};

/** The group in which editors look for a collection. */
export const collectionGroup = (name: CollectionName): string =>
  Object.entries(contentGroups).find(([, titles]) => name in titles)?.[0] ?? '';

const pixels = (width: number): string => width.toLocaleString('de-DE');

/** Why a picture was not taken and what to do. */
export function pictureSentence(refusal: PictureRefusal): string {
  switch (refusal.reason) {
    case 'heic':
      return 'Das ist ein Bild im Format HEIC, das Browser nicht zeigen. Sende es dir vom iPhone als E-Mail oder stelle unter Einstellungen › Kamera › Formate „Maximal kompatibel“ ein, dann wird es ein JPEG.';
    case 'notAPicture':
      return 'Diese Datei ist kein Bild, das die Website lesen kann, oder sie ist beschädigt. Speichere das Bild als JPEG, PNG, WebP oder AVIF.';
    case 'tooLarge':
      return 'Die Datei ist größer als 30 MB. Speichere das Bild kleiner; 4.000 Pixel in der Breite genügen immer.';
    case 'tooManyPixels':
      return 'Das Bild hat mehr als 60 Megapixel. Verkleinere es; 4.000 Pixel in der Breite genügen immer.';
    case 'noName':
      return 'Aus diesem Dateinamen lässt sich keine Adresse machen. Gib der Datei einen Namen aus Buchstaben oder Ziffern.';
    case 'tooSmall':
      return `Das Bild ist ${pixels(refusal.width)} Pixel breit, gezeigt wird es mit bis zu ${pixels(refusal.leastWidth)}. Nimm eine größere Fassung.`;
    case 'tooLow':
      return `Das Bild ist ${pixels(refusal.height)} Pixel hoch, gezeigt wird es mit bis zu ${pixels(refusal.leastHeight)}. Nimm eine größere Fassung.`;
  }
}

/** What became of a publication, in a sentence; what to mend comes as a list of its own. */
export function publishingSentence(result: PublishingResult): string {
  switch (result.status) {
    case 'published':
      return result.pushFailure === undefined
        ? 'Veröffentlicht. Die Website zeigt die neue Fassung.'
        : 'Veröffentlicht. Die Website zeigt die neue Fassung. Die Sicherung außer Haus hat nicht geklappt; sag dem technischen Dienst Bescheid.';
    case 'unchanged':
      return 'Es gibt nichts zu veröffentlichen: Alles steht schon so auf der Website.';
    case 'conflict':
      return 'Jemand anderes hat inzwischen dieselben Sätze geändert und veröffentlicht. Deine Änderungen sind gespeichert. Vergleiche beide Fassungen und entscheide, welche gilt.';
    case 'problems':
      return 'Noch nicht veröffentlicht: In den Inhalten ist etwas zu berichtigen. Die Website zeigt weiter die bisherige Fassung.';
    case 'failed':
      return 'Noch nicht veröffentlicht: Die Website ließ sich nicht bauen. Sie zeigt weiter die bisherige Fassung. Versuche es noch einmal; bleibt es dabei, sag dem technischen Dienst Bescheid.';
    case 'touched':
      return 'Noch nicht veröffentlicht: Jemand hat inzwischen Dateien auf dem Server selbst geändert. Versuche es noch einmal.';
    case 'diskFull':
      return 'Noch nicht veröffentlicht: Der Speicher des Servers ist voll. Die Website zeigt weiter die bisherige Fassung, deine Änderungen sind gespeichert. Sag dem technischen Dienst Bescheid und versuche es danach noch einmal.';
    case 'busy':
      return 'Gerade wird schon etwas veröffentlicht. Warte einen Moment und versuche es dann noch einmal.';
  }
}

export const editingTexts = {
  contents: 'Inhalte',
  publishing: 'Veröffentlichen',
  body: 'Text',
  noEntry: 'Diesen Eintrag gibt es nicht. Vielleicht hat ihn jemand gelöscht.',
  slugTaken: 'So heißt schon ein anderer Eintrag. Wähle einen anderen Titel.',
  noName:
    'Daraus lässt sich keine Adresse machen. Schreib einen Titel mit Buchstaben oder Ziffern.',
  onlyOne: 'Diesen Eintrag gibt es genau einmal; er lässt sich ändern, aber nicht löschen.',
  changed:
    'Dieser Eintrag wurde inzwischen in einem anderen Fenster geändert. Nichts wurde überschrieben.',
  decided: 'Entschieden. Sieh dir die Änderungen noch einmal an, dann kannst du veröffentlichen.',
  notNewest: 'Inzwischen wurde etwas anderes veröffentlicht. Lade die Seite neu.',
  notSaved: 'Das ließ sich nicht lesen und wurde nicht gespeichert. Lade die Seite neu.',
  diskFull:
    'Der Speicher des Servers ist voll. Deine letzte Änderung steht nur in diesem Fenster; lass es offen. Sag dem technischen Dienst Bescheid und speichere danach noch einmal.',
  notSignedIn: 'Du bist nicht mehr angemeldet. Melde dich an; dein Entwurf bleibt erhalten.',
  signedOut:
    'Du bist nicht mehr angemeldet. Sobald du es wieder bist, geht es hier von selbst weiter:',
  signInAgain: 'In einem neuen Fenster anmelden',
  articleDay: 'Ein Artikel, dessen Tag gekommen ist',
  tooEarly: 'Dieser Zeitpunkt ist schon vorbei. Wähle einen späteren.',
} as const;

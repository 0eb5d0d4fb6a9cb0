import type { CollectionName } from '../content/entries.ts';
import type { PictureRefusal } from '../content/pictures.ts';
import type { PublishingResult } from '../publishing/publishing.ts';

/** What editors call the collections; one without a name here does not compile. */
export const collectionTitles: Readonly<Record<CollectionName, string>> = {
  brand: 'Name und feste Hinweise',
  contact: 'Kontakt',
  company: 'Angaben zum Unternehmen',
  processors: 'Wer Daten verarbeitet',
  links: 'Adressen außerhalb der Website',
  claims: 'Zahlen und ihre Belege',
  offer: 'Preis',
  navigation: 'Links in Kopf und Fußzeile',
  sharePicture: 'Bild beim Teilen',
  notFound: 'Seite für unbekannte Adressen',
  teamPage: 'Übersicht des Teams',
  hero: 'Startseite: erster Bildschirm',
  problem: 'Startseite: was schlechter Schlaf macht',
  benefits: 'Startseite: was du davon hast',
  process: 'Startseite: wie es abläuft',
  testimonialsSection: 'Startseite: über den Stimmen',
  history: 'Startseite: wem das Coaching gehört',
  articles: 'Startseite: über den Artikeln',
  faqSection: 'Startseite: über den Fragen',
  closing: 'Startseite: letzter Abschnitt',
  pricing: 'Seite „Preise“',
  suitability: 'Für wen das Coaching passt',
  evidence: 'Seite „Wirksamkeit“',
  cancellation: 'Neben dem Formular der Kündigung',
  withdrawal: 'Neben dem Formular des Widerrufs',
  newsletter: 'Newsletter',
  helpLines: 'Nummern für Notfälle',
  awake: '„Jetzt wach?“',
  diary: 'Schlaftagebuch',
  fitCheck: '„Passt das zu mir?“',
  search: 'Suche und ihre Wörter',
  consent: 'Cookie-Hinweis',
  consentServices: 'Dienste mit Cookies',
  testimonials: 'Stimmen zum Coaching',
  faq: 'Häufige Fragen',
  team: 'Menschen im Team',
  imprint: 'Impressum',
  privacy: 'Datenschutzerklärung',
  terms: 'AGB',
  accessibility: 'Barrierefreiheit',
  blogPage: 'Seite mit allen Artikeln',
  blog: 'Artikel',
  sources: 'Quellen',
  share: 'Abbildungen: Anteil',
  breath: 'Abbildungen: Atem',
  bars: 'Abbildungen: Balken',
  circle: 'Abbildungen: Kreis',
  nights: 'Abbildungen: Nächte',
  rhythm: 'Abbildungen: Rhythmus',
  layers: 'Abbildungen: Schichten',
  way: 'Abbildungen: Weg',
};

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
        : 'Veröffentlicht. Die Website zeigt die neue Fassung. Die Sicherung außer Haus hat nicht geklappt; sag dem Entwicklungsteam Bescheid.';
    case 'unchanged':
      return 'Es gibt nichts zu veröffentlichen: Alles steht schon so auf der Website.';
    case 'conflict':
      return 'Jemand anderes hat inzwischen dieselben Sätze geändert und veröffentlicht. Deine Änderungen sind gespeichert. Vergleiche beide Fassungen und entscheide, welche gilt.';
    case 'problems':
      return 'Noch nicht veröffentlicht: In den Inhalten ist etwas zu berichtigen. Die Website zeigt weiter die bisherige Fassung.';
    case 'failed':
      return 'Noch nicht veröffentlicht: Die Website ließ sich nicht bauen. Sie zeigt weiter die bisherige Fassung. Versuche es noch einmal; bleibt es dabei, sag dem Entwicklungsteam Bescheid.';
    case 'touched':
      return 'Noch nicht veröffentlicht: Jemand hat inzwischen Dateien auf dem Server selbst geändert. Versuche es noch einmal.';
    case 'busy':
      return 'Gerade wird schon etwas veröffentlicht. Warte einen Moment und versuche es dann noch einmal.';
  }
}

export const editingTexts = {
  contents: 'Inhalte',
  publishing: 'Veröffentlichen',
  body: 'Text',
  noEntry: 'Diesen Eintrag gibt es nicht. Vielleicht hat ihn jemand gelöscht.',
  slugTaken: 'Diese Adresse hat schon ein anderer Eintrag. Wähle eine andere.',
  slugWrong:
    'Die Adresse darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche enthalten, höchstens 80 Zeichen.',
  onlyOne: 'Diesen Eintrag gibt es genau einmal; er lässt sich ändern, aber nicht löschen.',
  changed:
    'Dieser Eintrag wurde inzwischen in einem anderen Fenster geändert. Nichts wurde überschrieben.',
  notSaved: 'Das ließ sich nicht lesen und wurde nicht gespeichert. Lade die Seite neu.',
  diskFull:
    'Der Speicher des Servers ist voll. Es wurde nichts gespeichert und nichts geht verloren.',
  notSignedIn: 'Du bist nicht mehr angemeldet. Melde dich an; dein Entwurf bleibt erhalten.',
  articleDay: 'Ein Artikel, dessen Tag gekommen ist',
  tooEarly: 'Dieser Zeitpunkt ist schon vorbei. Wähle einen späteren.',
} as const;

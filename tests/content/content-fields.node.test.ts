import { expect, test } from 'vitest';
import { copiedContent } from './copied-content.ts';

interface Mistake {
  mistake: string;
  file: string;
  before: string | RegExp;
  after: string;
  says: string;
}

const mistakes: Mistake[] = [
  {
    mistake: 'a headline that is too long',
    file: 'landing/hero.yaml',
    before: /^headline: .*/mu,
    after: 'headline: Regeneration trifft Psychologie und viele andere gute Dinge',
    says: 'content/landing/hero.yaml, Zeile 2, Feld „headline“: Der Text hat 59 Zeichen, erlaubt sind höchstens 48. Kürze ihn. (Hauptüberschrift der Startseite)',
  },
  {
    mistake: 'a field that is missing',
    file: 'site/brand.yaml',
    before: /^callToAction: .*\n/mu,
    after: '',
    says: 'content/site/brand.yaml, Zeile 1, Feld „callToAction“: Das Feld fehlt. Trage es ein. (Beschriftung des wichtigsten Knopfes)',
  },
  {
    mistake: 'a field inside a list that is missing',
    file: 'landing/process.yaml',
    before: /^ {4}title: Üben\n/mu,
    after: '',
    says: 'content/landing/process.yaml, Zeile 13, Feld „steps › Eintrag 2 › title“: Das Feld fehlt. Trage es ein. (Name des Schritts)',
  },
  {
    mistake: 'a field that is empty',
    file: 'landing/hero.yaml',
    before: /^headline: .*/mu,
    after: 'headline:',
    says: 'content/landing/hero.yaml, Zeile 2, Feld „headline“: Das Feld ist leer. Fülle es aus. (Hauptüberschrift der Startseite)',
  },
  {
    mistake: 'a mistyped field, told once',
    file: 'landing/closing.yaml',
    before: 'headline:',
    after: 'headlin:',
    says: 'content/landing/closing.yaml, Zeile 2, Feld „headlin“: Dieses Feld kennt die Website nicht. Meintest du „headline“? Dann benenne es um. (Überschrift des Abschnitts)',
  },
  {
    mistake: 'a field nobody knows',
    file: 'site/offer.yaml',
    before: 'monthlyPriceEuro: 69',
    after: 'monthlyPriceEuro: 69\nfarbe: blau',
    says: 'content/site/offer.yaml, Zeile 3, Feld „farbe“: Dieses Feld kennt die Website nicht. Lösche es oder nimm eines von diesen: monthlyPriceEuro, vatNote, noticeNote.',
  },
  {
    mistake: 'a choice that does not exist',
    file: 'testimonials/muster-k.yaml',
    before: 'avatarColor: apricot',
    after: 'avatarColor: aprikot',
    says: 'content/testimonials/muster-k.yaml, Zeile 9, Feld „avatarColor“: „aprikot“ steht nicht zur Wahl. Meintest du „apricot“? Nimm eines von diesen: dusk, haze, apricot, ember, night. (Farbe des Kreises mit dem Anfangsbuchstaben; dusk: Blau; haze: Flieder; apricot: Aprikose; ember: Rotbraun; night: Nachtblau)',
  },
  {
    mistake: 'a price with a currency',
    file: 'site/offer.yaml',
    before: 'monthlyPriceEuro: 69',
    after: 'monthlyPriceEuro: 69 €',
    says: 'content/site/offer.yaml, Zeile 2, Feld „monthlyPriceEuro“: Hier gehört eine Zahl hin, da steht ein Text. Schreibe nur Ziffern, ohne Anführungszeichen und ohne Einheit; Kommazahlen mit Punkt. (Preis im Monat in Euro, zum Beispiel 69)',
  },
  {
    mistake: 'a number where words belong',
    file: 'site/claims.yaml',
    before: "value: '157'",
    after: 'value: 157',
    says: "content/site/claims.yaml, Zeile 16, Feld „reviewCount › value“: Hier gehört ein Text hin, da steht eine Zahl. Setze sie in Anführungszeichen: '157'. (Die Zahl, wie sie groß gezeigt wird, zum Beispiel über 5.000)",
  },
  {
    mistake: 'a rating between the half stars',
    file: 'testimonials/muster-k.yaml',
    before: 'rating: 4.5',
    after: 'rating: 4.3',
    says: 'content/testimonials/muster-k.yaml, Zeile 2, Feld „rating“: Die Zahl 4,3 passt nicht. Erlaubt sind Schritte von 0,5. (Sterne von 1 bis 5)',
  },
  {
    mistake: 'a list that is too short',
    file: 'landing/process.yaml',
    before: / {2}- number: 3[^]*/u,
    after: '',
    says: 'content/landing/process.yaml, Zeile 6, Feld „steps“: Die Liste hat 2 Einträge, nötig sind genau 3. Ergänze Einträge. (Die drei Schritte)',
  },
  {
    mistake: 'a text where a list belongs',
    file: 'faq/app.yaml',
    before: /^answer:[^]*/mu,
    after: 'answer: Sie begleitet dich durch die Woche.\n',
    says: 'content/faq/app.yaml, Zeile 3, Feld „answer“: Hier gehört eine Liste hin, da steht ein Text. Schreibe jeden Eintrag in eine eigene Zeile, die mit „- “ beginnt. (Absätze der Antwort)',
  },
  {
    mistake: 'a day in German form',
    file: 'site/claims.yaml',
    before: 'asOf: 2025-08-27',
    after: 'asOf: 27.08.2025',
    says: 'content/site/claims.yaml, Zeile 7, Feld „satisfiedUsers › asOf“: „27.08.2025“ ist kein Tag des Kalenders. Schreibe ihn als Jahr-Monat-Tag, zum Beispiel 2026-11-30. (Stand der Zahl)',
  },
  {
    mistake: 'a day that the calendar does not have',
    file: 'site/claims.yaml',
    before: 'asOf: 2025-08-27',
    after: 'asOf: 2025-02-30',
    says: 'content/site/claims.yaml, Zeile 7, Feld „satisfiedUsers › asOf“: „2025-02-30“ ist kein Tag des Kalenders. Schreibe ihn als Jahr-Monat-Tag, zum Beispiel 2026-11-30. (Stand der Zahl)',
  },
  {
    mistake: 'an address without https',
    file: 'site/links.yaml',
    before: 'https://buchung.',
    after: 'http://buchung.',
    says: 'content/site/links.yaml, Zeile 3, Feld „booking › url“: „http://buchung.schlafcoaching.example“ ist keine vollständige Adresse. Schreibe sie mit https:// am Anfang und ohne Leerzeichen. (Adresse der Buchungsseite ohne Termin-Teil und ohne Parameter)',
  },
  {
    mistake: 'a broken e-mail address',
    file: 'site/contact.yaml',
    before: 'hilfe@schlafcoaching.example',
    after: 'hilfe(at)schlafcoaching.example',
    says: 'content/site/contact.yaml, Zeile 2, Feld „supportEmail“: „hilfe(at)schlafcoaching.example“ ist keine E-Mail-Adresse. Schreibe sie wie hallo@firma.de. (E-Mail-Adresse für Fragen zum Coaching, steht in den häufigen Fragen)',
  },
  {
    mistake: 'a phone number without the country',
    file: 'site/contact.yaml',
    before: '+49 30 23125 123',
    after: '030 23125 123',
    says: 'content/site/contact.yaml, Zeile 4, Feld „phone“: „030 23125 123“ hat nicht die richtige Form. Schreibe es so wie in der Beschreibung. (Telefonnummer mit Landesvorwahl, zum Beispiel +49 30 23125 123)',
  },
  {
    mistake: 'a footer without the cancellation link',
    file: 'site/navigation.yaml',
    before: 'label: Verträge hier kündigen',
    after: 'label: Kündigung',
    says: 'content/site/navigation.yaml, Zeile 19, Feld „footer › legal“: Der Link „Verträge hier kündigen“ nach /kuendigung fehlt. Er ist Pflicht (§ 312k BGB); bitte genau so eintragen. (Rechtliche Links)',
  },
  {
    mistake: 'a wrong field in the front matter of a profile',
    file: 'team/anna-muster.md',
    before: 'title: Leitende Schlafpsychologin',
    after: 'title: Chefin',
    says: 'content/team/anna-muster.md, Zeile 4, Feld „title“: „Chefin“ steht nicht zur Wahl. Nimm eines von diesen: Leitende Schlafpsychologin, Schlafpsychologin, Schlafmediziner und Schlafforscher. (Rolle im Team)',
  },
];

test.each(mistakes)('the check names $mistake', ({ file, before, after, says }) => {
  const content = copiedContent();
  content.replace(file, before, after);
  expect(content.problems()).toEqual([says]);
});

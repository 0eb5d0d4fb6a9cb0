import { number } from '../german.ts';

/** Words of the page about the newsletter. */
export const newsletterTexts = {
  title: 'Newsletter-Liste',
  confirmed: (count: number) =>
    count === 0
      ? 'Noch niemand bekommt den Newsletter.'
      : count === 1
        ? 'Eine Person bekommt den Newsletter.'
        : `${number(count)} Menschen bekommen den Newsletter.`,
  unconfirmed: (count: number) =>
    count === 0
      ? 'Niemand muss die Anmeldung noch bestätigen.'
      : `${count === 1 ? 'Eine Anmeldung ist' : `${number(count)} Anmeldungen sind`} noch nicht bestätigt. Ohne Bestätigung ${count === 1 ? 'wird sie' : 'werden sie'} nach 7\u00A0Tagen gelöscht.`,
  past: (count: number) =>
    count === 0
      ? 'Es gibt keine Nachweise über beendete Abonnements.'
      : `${count === 1 ? 'Ein Nachweis' : `${number(count)} Nachweise`} über beendete Abonnements, ohne Adresse.`,
  dead: (count: number) =>
    `${count === 1 ? 'Eine Mail' : `${number(count)} Mails`} zur Bestätigung ${count === 1 ? 'wurde' : 'wurden'} nicht zugestellt, und niemand versucht es mehr.`,
  retry: 'Noch einmal senden',
  retried: 'Die gescheiterten Mails werden noch einmal gesendet.',
  exportLink: 'Liste als Tabelle herunterladen',
  noProof: (address: string) => `Über ${address} gibt es keinen Nachweis.`,
  proofOf: (address: string) => `Nachweis für ${address}`,
  requested: 'Angemeldet',
  confirmedAt: 'Bestätigt',
  notConfirmed: 'noch nicht bestätigt',
  ended: 'Beendet',
  text: 'Text der Einwilligung',
  all: 'Wer ihn bekommt',
  search: 'Teil der Adresse',
  find: 'Suchen',
  columns: ['Adresse', 'Bestätigt am'],
  noneFound: 'Mit diesen Zeichen bekommt niemand den Newsletter.',
  csv: ['Adresse', 'Bestätigt am', 'Link zum Abmelden'],
  shown: (shown: number, all: number) => `${number(shown)} von ${number(all)} werden gezeigt.`,
  removeTitle: 'Austragen',
  removeText:
    'Für Menschen, die den Link in der Mail nicht benutzen. Der Nachweis bleibt, die Adresse wird gelöscht.',
  removeLabel: 'E-Mail-Adresse zum Austragen',
  remove: 'Austragen',
  removed: (address: string) => `${address} bekommt den Newsletter nicht mehr.`,
  notThere: (address: string) => `${address} steht nicht in der Liste.`,
  wrong: 'Das ist keine E-Mail-Adresse. Schreib sie wie name@firma.de.',
};

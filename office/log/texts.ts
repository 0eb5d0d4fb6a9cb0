/** Every German word of the page about the log. */
export const logTexts = {
  title: 'Protokoll',
  lead: 'Wer wann was getan oder angesehen hat. Diese Liste kann niemand ändern.',
  when: 'Wann',
  who: 'Wer',
  what: 'Was',
  about: 'Wozu',
  older: 'Ältere Einträge',
  empty: 'Noch nichts.',
} as const;

/** What somebody did, in words. */
export const actionNames: Readonly<Record<string, string>> = {
  'account.made': 'Konto angelegt',
  'account.complete': 'Zweiten Schritt eingerichtet',
  'account.invite': 'Jemanden eingeladen',
  'account.remove': 'Konto gelöscht',
  'session.begin': 'Angemeldet',
  'session.end': 'Sitzung beendet',
  'session.leave': 'Abgemeldet',
  'declarations.list': 'Erklärungen durchgesehen',
  'declarations.export': 'Erklärungen exportiert',
  'declaration.read': 'Erklärung angesehen',
  'declaration.print': 'Erklärung für den Druck geöffnet',
  'declaration.export': 'Erklärung exportiert',
  'declaration.done': 'Erklärung erledigt',
  'declaration.reopen': 'Erklärung wieder geöffnet',
  'declaration.note': 'Notiz geschrieben',
  'health.look': 'Zustand angesehen',
  'newsletter.export': 'Newsletter-Liste exportiert',
  'newsletter.look': 'Newsletter angesehen',
  'newsletter.proof': 'Nachweis einer Einwilligung angesehen',
  'newsletter.remove': 'Vom Newsletter abgemeldet',
  'newsletter.retry': 'Newsletter-Mail noch einmal gesendet',
  'person.erase': 'Daten einer Person gelöscht',
  'person.export': 'Daten einer Person exportiert',
  'person.read': 'Daten einer Person angesehen',
};

import type { Finding } from '../../server/feature.ts';
import { dayInGerman, inGerman } from '../german.ts';

/** Words of the answers to people who ask for their data. */
export const personTexts = {
  label: 'Name oder E-Mail-Adresse',
  several: 'Adressen zu diesem Namen',
  severalLead: 'Wähle die Adresse der Person. Zu einem Namen können mehrere Menschen gehören.',
  nobody: (words: string) => `Zu „${words}“ gibt es keine Erklärung. Such nach der E-Mail-Adresse.`,
  over: 'Diese Suche ist zu lange her. Such noch einmal.',
  stays: 'Was bleiben muss, und warum',
  staysNothing: 'Nichts muss bleiben, alles wird gelöscht.',
  goes: 'Was gelöscht würde',
  goesNothing: 'Davon darf nichts gelöscht werden.',
  title: 'Auskunft und Löschung',
  lead: 'Hier findest du, was über eine Person gespeichert ist, wenn sie Auskunft (Art. 15 DSGVO) oder Löschung (Art. 17 DSGVO) verlangt. Gesucht wird überall: Erklärungen, Notizen, Newsletter, wartende und abgelegte Mails.',
  find: 'Suchen',
  nothing: (address: string) => `Über ${address} ist nichts gespeichert.`,
  found: (address: string) => `Gespeichert über ${address}`,
  asText: 'Als lesbarer Text',
  eraseLead:
    'Gelöscht wird alles, was nicht gesetzlich aufbewahrt werden muss. Was bleibt, steht danach hier. Das lässt sich nicht rückgängig machen.',
  eraseSure: 'Ja, diese Person hat es verlangt, und ich habe geprüft, dass sie es ist.',
  erase: 'Endgültig löschen',
  erased: (address: string) => `Alles über ${address} ist gelöscht, was gelöscht werden darf`,
  result: 'Ergebnis',
  kinds: {
    declaration: 'Erklärung',
    'newsletter subscription': 'Newsletter',
    'proof of a newsletter subscription that ended':
      'Nachweis eines beendeten Newsletter-Abonnements',
    'file in the outbox': 'Auf dem Server abgelegte Nachricht',
  } as Readonly<Record<string, string>>,
  details: {
    reference: 'Vorgang',
    type: 'Art',
    receivedAt: 'Eingegangen',
    endsOn: 'Vertragsende',
    suspicious: 'Verdächtig',
    content: 'Inhalt der Erklärung',
    deliveries: 'Mail und Chat',
    givenUpAt: 'Zustellung beendet',
    doneAt: 'Erledigt',
    doneBy: 'Erledigt von',
    notes: 'Notizen',
    'notify-team': 'Nachricht im Team-Chat',
    'send-confirmation': 'Bestätigung per E-Mail',
    state: 'Stand',
    at: 'Wann',
    failures: 'Gescheiterte Versuche',
    problem: 'Letzter Fehler',
    by: 'Von',
    note: 'Notiz',
    address: 'Adresse',
    requestedAt: 'Angemeldet',
    confirmedAt: 'Bestätigt',
    askedAt: 'Zuletzt gefragt',
    mailedAt: 'Letzte Mail',
    mails: 'Mails',
    networkHash: 'verkürzter Wert der IP-Adresse',
    text: 'Text der Einwilligung',
    jobs: 'Wartende Mails',
    createdOn: 'Angelegt',
    endedAt: 'Beendet',
  } as Readonly<Record<string, string>>,
  values: {
    delivered: 'zugestellt',
    'kept here': 'nicht gesendet',
    waiting: 'wartet',
    'given up': 'endgültig gescheitert',
    created: 'wartet',
    retry: 'wartet auf den nächsten Versuch',
    active: 'wird gesendet',
    completed: 'erledigt',
    failed: 'endgültig gescheitert',
    cancelled: 'abgebrochen',
  } as Readonly<Record<string, string>>,
  erasedNumber: (what: string, number: number) => `${erasedWords[what] ?? what}: ${number}`,
  erasedNothing: 'Es wurde nichts gelöscht, weil nichts gelöscht werden darf.',
  yes: 'ja',
  no: 'nein',
};

const erasedWords: Readonly<Record<string, string>> = {
  declarations: 'Erklärungen gelöscht',
  'network hashes': 'verkürzte Werte der IP-Adresse gelöscht',
  'notes of the team': 'Notizen gelöscht',
  'newsletter subscriptions': 'Newsletter beendet',
  'files in the outbox': 'abgelegte Nachrichten gelöscht',
};

/** What was found, for the person who asked for it. */
export function asGermanText(address: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return `${personTexts.nothing(address)}\n`;
  const parts = findings.map(({ what, details }) =>
    [personTexts.kinds[what] ?? what, ...linesOf(details, '  ')].join('\n'),
  );
  return `${[`${personTexts.found(address)}:`, ...parts].join('\n\n')}\n`;
}

/** Details as lines, what belongs together indented. */
export function linesOf(details: object, indent: string): string[] {
  return Object.entries(details).flatMap(([name, value]: [string, unknown]) => {
    // Names of files say nothing to whoever reads this.
    if (value === undefined || name === 'file') return [];
    const label = /^\d+$/u.test(name)
      ? `${Number(name) + 1}.`
      : `${personTexts.details[name] ?? name}:`;
    const isGroup = typeof value === 'object' && value !== null && !(value instanceof Date);
    if (isGroup && Object.keys(value).length === 0) return [`${indent}${label} –`];
    if (isGroup) return [`${indent}${label}`, ...linesOf(value, `${indent}  `)];
    return `${indent}${label} ${inWords(value, name).replaceAll('\n', `\n${indent}  `)}`;
  });
}

// Fields whose values are words and times of ours.
const CODED = new Set(['receivedAt', 'endsOn', 'state', 'at', 'doneAt', 'createdOn', 'givenUpAt']);
const ISO_DAY = /^\d{4}-\d\d-\d\d$/u;
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/u;

/** A single value. */
export function inWords(value: unknown, name = ''): string {
  if (value instanceof Date) return inGerman(value);
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? personTexts.yes : personTexts.no;
  // What a person wrote stays as it is, whatever it looks like.
  if (typeof value === 'string' && !CODED.has(name)) return value;
  if (typeof value === 'string') {
    if (ISO_MOMENT.test(value)) return inGerman(value);
    return ISO_DAY.test(value) ? dayInGerman(value) : (personTexts.values[value] ?? value);
  }
  return JSON.stringify(value);
}

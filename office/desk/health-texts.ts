import { inGerman, number } from '../german.ts';

const gigabytes = (bytes: number) =>
  `${(bytes / 1e9).toLocaleString('de-DE', { maximumFractionDigits: 1 })}\u00A0GB`;

/** Words of the page about health. */
export const healthTexts = {
  title: 'Zustand',
  allWell: 'Alles in Ordnung.',
  needsYou: (alarms: number) =>
    alarms === 1
      ? 'Ein Punkt braucht deine Aufmerksamkeit.'
      : `${number(alarms)} Punkte brauchen deine Aufmerksamkeit.`,
  titles: {
    server: 'Website und Datenbank',
    deliveries: 'Mails und Team-Chat',
    data: 'Sicherung und Speicherplatz',
    erasing: 'Löschen nach Fristen',
    launch: 'Vor dem Start der Website',
  },

  serverWell: 'Die Website läuft und kann Erklärungen annehmen.',
  serverSilent:
    'Die Website antwortet auf diesem Rechner nicht. Öffne sie im Browser: Erscheint sie, läuft sie auf einem anderen Rechner, und alles ist gut. Sonst bitte den technischen Dienst, sie zu starten.',
  runsSince: (moment: Date) => `Sie läuft seit ${inGerman(moment)}.`,
  sent: (delivered: number, failed: number) =>
    delivered + failed === 0
      ? 'Seitdem war nichts zu versenden.'
      : `Seitdem: ${delivered === 1 ? 'eine Mail oder Chat-Nachricht' : `${number(delivered)} Mails und Chat-Nachrichten`} versendet, ${failed === 1 ? 'ein Versuch' : `${number(failed)} Versuche`} gescheitert. Gescheitertes wird wiederholt.`,
  databaseThere: 'Die Datenbank antwortet.',
  databaseAway:
    'Die Datenbank antwortet nicht. Kündigungen und Widerrufe können gerade nicht angenommen werden. Bitte sofort den technischen Dienst um Hilfe.',
  reasons: {
    database_away:
      'Die Website erreicht ihre Datenbank nicht und nimmt nichts an. Bitte sofort den technischen Dienst um Hilfe.',
    storing_fails:
      'Die Datenbank ist da, speichert aber nichts. Bitte sofort den technischen Dienst um Hilfe.',
    disk_full:
      'Der Speicherplatz ist voll; die Website nimmt nichts mehr an. Bitte sofort den technischen Dienst, Platz zu schaffen.',
    disk_low: 'Der Speicherplatz wird knapp. Bitte den technischen Dienst, Platz zu schaffen.',
    retention_held: 'Das Löschen nach Fristen steht still; warum, steht unten.',
    declarations_late:
      'Bestätigungen oder Nachrichten zu Erklärungen kommen zu spät. Welche, steht unten.',
    declarations_dead:
      'Zu einer Erklärung wurde etwas nicht zugestellt. Sieh unter „Erklärungen“ nach.',
    newsletter_late: 'Mails des Newsletters kommen zu spät. Welche, steht unten.',
    newsletter_dead:
      'Eine Mail des Newsletters wurde nicht zugestellt. Sieh unter „Newsletter-Liste“ nach.',
    stopping: 'Die Website wird gerade beendet.',
  } as Readonly<Record<string, string>>,

  mailServer: (host: string) => `Mails werden über ${host} versendet.`,
  noMailServer:
    'Es ist kein Mailserver eingetragen. Bestätigungen bleiben auf dem Rechner liegen und erreichen niemanden. Bitte den technischen Dienst, einen einzutragen.',
  chat: 'Nachrichten gehen in den Team-Chat.',
  noChat:
    'Es ist kein Team-Chat eingetragen. Das Team erfährt nur hier von Erklärungen: Sieh täglich unter „Erklärungen“ nach oder bitte den technischen Dienst, einen einzutragen.',
  allSent: 'Nichts wartet, alles ist zugestellt.',
  nothingWaits: 'Nichts wartet.',
  jobs: {
    'notify-team': 'Nachrichten im Team-Chat',
    'send-confirmation': 'Bestätigungen per E-Mail',
    'send-newsletter-request': 'Mails zur Anmeldung beim Newsletter',
  } as Readonly<Record<string, string>>,
  dead: (what: string, count: number, page: 'erklaerungen' | 'newsletter') =>
    `${what}: ${number(count)} endgültig gescheitert, niemand versucht es mehr. Sende sie unter ${page === 'newsletter' ? '„Newsletter-Liste“' : '„Erklärungen“'} noch einmal.`,
  late: (what: string, count: number, minutes: number) =>
    `${what}: ${number(count)} ${count === 1 ? 'wartet' : 'warten'} seit bis zu ${number(minutes)} Minuten. Bitte den technischen Dienst, Mailserver und Team-Chat zu prüfen.`,
  waiting: (what: string, count: number) =>
    count === 1
      ? `${what}: Eine wird gerade versendet.`
      : `${what}: ${number(count)} werden gerade versendet.`,

  backup: (moment: Date) => `Die letzte Sicherung ist vom ${inGerman(moment)}.`,
  backupOld: (moment: Date) =>
    `Die letzte Sicherung ist vom ${inGerman(moment)}. Bitte den technischen Dienst, nachzusehen, warum seitdem keine entstand.`,
  noBackup:
    'Es gibt noch keine Sicherung. Bitte den technischen Dienst, eine tägliche einzurichten.',
  disk: (free: number, total: number) =>
    `${gigabytes(free)} von ${gigabytes(total)} Speicherplatz sind frei.`,
  diskLow: 'Das ist knapp. Bitte den technischen Dienst, Platz zu schaffen.',

  nothingMarked: 'Nichts ist zum Löschen vorgemerkt.',
  tables: {
    declarations: 'Erklärungen',
    newsletter_past_subscriptions: 'Nachweise beendeter Newsletter-Abonnements',
  } as Readonly<Record<string, string>>,
  marked: (what: string, count: number) =>
    `${what}: ${number(count)} zum Löschen vorgemerkt, weil ihre Frist abgelaufen ist.`,
  nextErasure: (days: number) =>
    days === 0
      ? 'Die ersten werden beim nächsten Durchgang gelöscht.'
      : `Die ersten werden in ${days === 1 ? 'einem Tag' : `${number(days)} Tagen`} gelöscht.`,
  held: (code: string) =>
    `Gerade wird nichts gelöscht: ${heldWords[code] ?? code}. Bitte den technischen Dienst, die Uhr zu prüfen und das Löschen wieder freizugeben.`,

  launchReady: 'Die Website kann starten.',
  launchBlocked: (count: number) =>
    count === 1
      ? 'Eine Stelle ist noch zu klären, bevor die Website zum ersten Mal für alle da ist. Veröffentlichen kannst du trotzdem.'
      : `${number(count)} Stellen sind noch zu klären, bevor die Website zum ersten Mal für alle da ist. Veröffentlichen kannst du trotzdem.`,
  launchHints: (count: number) => (count === 1 ? 'Ein Hinweis' : `${number(count)} Hinweise`),
  launchUnread:
    'Die Prüfung vor dem Start ließ sich nicht ausführen. Sag dem technischen Dienst Bescheid.',
  settings: 'Einstellungen des Servers',
  settingsLeft: (count: number) =>
    `${count === 1 ? 'Eine Einstellung fehlt' : `${number(count)} Einstellungen fehlen`} noch. Bitte den technischen Dienst um die Prüfung vor dem Start; sie nennt, was zu tun ist.`,
  atPlaces: (sentence: string, count: number) =>
    count === 1 ? sentence : `${sentence} (an ${String(count)} Stellen)`,
  wholeForm: 'Das ganze Formular',
};

const heldWords: Readonly<Record<string, string>> = {
  clock_behind: 'Die Uhr dieses Rechners geht nach; in der Datenbank steht eine spätere Zeit',
  clock_ahead: 'Die Uhr dieses Rechners ist mehr als 30\u00A0Tage weiter als beim letzten Mal',
  too_many: 'Es würde ungewöhnlich viel auf einmal gelöscht',
};

import type { Outcome, PublishingStep } from '../server/website-port.ts';

const steps: Readonly<Record<PublishingStep, string>> = {
  writing: 'Die Texte werden zusammengestellt.',
  pages: 'Die Seiten entstehen.',
  pictures: 'Die Bilder entstehen.',
  finishing: 'Gleich fertig.',
  switching: 'Die neue Fassung geht online.',
};

const reasons: Readonly<Record<(Outcome & { status: 'failed' })['why'], string>> = {
  build:
    'Die Website ließ sich nicht bauen. Versuche es noch einmal; bleibt es dabei, sag dem technischen Dienst Bescheid.',
  disk: 'Der Speicher des Servers ist voll. Sag dem technischen Dienst Bescheid und versuche es danach noch einmal.',
};

// Payload's own reasons have no full stop.
const ended = (sentence: string): string => sentence.replace(/[^.!?]$/u, '$&.');

export const publishingTexts = {
  steps,
  reasons,
  publication: { singular: 'Veröffentlichung', plural: 'Veröffentlichungen' },
  dueDate: 'Ein Datum, das erreicht ist',
  newProgram: 'Eine neue Version der Website',
  removed: (title: string) => `${title} (entfernt)`,
  office: 'Büro',
  imported: 'Inhalte übernommen',
  restored: 'Aus einer Sicherung wiederhergestellt',
  again: 'Noch einmal versucht',
  nothingChosen: 'Wähle aus, was veröffentlicht werden soll.',
  listIsOld:
    'Nicht veröffentlicht. Jemand hat inzwischen weitergeschrieben. Lade die Seite neu und sieh noch einmal nach.',
  notPlanned: 'Das ist nicht mehr geplant.',
  erased: (title: string) => `${title} (gelöscht)`,
  plannedIsGone: 'Das liegt im Papierkorb oder wurde gelöscht.',
  planFailed: 'Das hat nicht geklappt. Veröffentliche es von Hand, oder plane es noch einmal.',
  noTime: 'Nicht geplant. Wähle einen Tag und eine Uhrzeit, die noch kommen.',
  plan: {
    button: 'Später',
    title: 'Später veröffentlichen',
    saveFirst: 'Speichere zuerst den Entwurf, dann kannst du ihn planen.',
    at: 'Tag und Uhrzeit',
    atInBerlin: 'Tag und Uhrzeit (Berliner Zeit)',
    isLeaving: 'Dann von der Website nehmen, statt zu veröffentlichen',
    plan: 'Planen',
    planned: (sentence: string) => `Geplant: ${sentence}. Du findest es unter „Veröffentlichen“.`,
    close: 'Schließen',
  },
  noState: 'Diese Fassung ist nicht mehr da.',
  back: (when: string) => `Zurück zur Fassung vom ${when}`,
  notAllowed: 'Dafür fehlt dir die Berechtigung.',
  failedMail: (what: string, failure: string) => ({
    subject: 'Nicht veröffentlicht: deine Änderung an der Website',
    paragraphs: [
      `diese Änderung ist noch nicht auf der Website: ${what}.`,
      ended(failure),
      'Die Website zeigt weiter die bisherige Fassung, und deine Änderungen sind im Büro gespeichert.',
    ],
  }),
  elsewhere: (place: string, sentence: string) => `${place}: ${sentence}`,
  status: {
    waiting: (what: string) => `Wartet auf die Veröffentlichung: ${what}.`,
    running: (what: string, step: string) => `Wird veröffentlicht: ${what}. ${step}`,
    published: (what: string, when: string) => `Veröffentlicht am ${when}: ${what}.`,
    failed: (what: string, failure: string) =>
      `Nicht veröffentlicht: ${what}. ${ended(failure)} Die Website zeigt weiter die bisherige Fassung.`,
  },
  tryAgain: 'Noch einmal versuchen',
  hide: 'Ausblenden',
  notReached:
    'Das Büro antwortet gerade nicht. Deine Änderungen sind nicht verloren; versuche es gleich noch einmal.',
  stillWaiting:
    'Das Büro hat noch nicht geantwortet. Lass diese Seite offen; kommt auch in fünf Minuten keine Antwort, kannst du es noch einmal versuchen.',
  page: {
    title: 'Veröffentlichen',
    changes: 'Noch nicht auf der Website',
    changesHint:
      'Wähle aus, was auf die Website soll. Alles andere bleibt ein Entwurf, auch was andere gerade schreiben.',
    noChanges: 'Alles, was gespeichert ist, steht auf der Website.',
    open: 'Öffnen',
    isNew: 'Neu',
    same: 'Sagt dasselbe wie auf der Website.',
    before: 'Bisher',
    after: 'Dann',
    changedBy: (name: string, when: string) => `geändert von ${name} am ${when}`,
    publish: (count: number) =>
      count === 0
        ? 'Ausgewähltes veröffentlichen'
        : count === 1
          ? 'Eine Änderung veröffentlichen'
          : `${String(count)} Änderungen veröffentlichen`,
    planned: 'Geplant',
    noPlanned: 'Nichts ist geplant. Einen Zeitpunkt wählst du im Dokument mit „Später“.',
    appears: (when: string) => `geht am ${when} online`,
    leaves: (when: string) => `verschwindet am ${when} von der Website`,
    plannedBy: (name: string) => `geplant von ${name}`,
    unplan: 'Planung aufheben',
    sureToUnplan: (title: string, when: string) => `Die Planung für ${title} am ${when} aufheben?`,
    earlier: 'Bisher veröffentlicht',
    nothingEarlier: 'Aus dem Büro wurde noch nichts veröffentlicht.',
    earlierHint:
      'Du kannst die ganze Website auf einen früheren Stand zurücksetzen. Entwürfe bleiben erhalten. Ein einzelnes Dokument setzt du dort unter „Versionen“ zurück.',
    publishedBy: (name: string, when: string) => `${name}, ${when}.`,
    current: 'Steht gerade auf der Website.',
    waiting: {
      publish: 'Geprüft wird, ob die Website damit vollständig ist …',
      unplan: 'Einen Moment …',
      back: 'Der frühere Stand wird geholt. Danach siehst du oben, wie weit die Website ist …',
    },
    back: 'Zu diesem Stand zurück',
    sure: (when: string) =>
      `Die ganze Website auf den Stand vom ${when} zurücksetzen? Alles, was danach veröffentlicht wurde, verschwindet von der Website.`,
  },
  versions: {
    columns: ['Gespeichert am', 'Von', 'Was sich geändert hat', 'Stand'],
    first: 'Alles, die erste Fassung',
    noWords: 'Nur der Stand',
    draft: 'Entwurf',
    published: 'Steht auf der Website',
    earlier: 'War auf der Website',
  },
  onlyOnce:
    'Das gibt es genau einmal, und die Website braucht es. Du kannst es ändern, aber nicht von der Website nehmen.',
  notBack: (sentences: readonly string[]) =>
    `Nicht zurückgesetzt, denn dieser Stand passt nicht mehr zur Website. ${sentences.join(' ')} Einzelne Dokumente setzt du unter „Versionen“ zurück.`,
  notPublished: (sentences: readonly string[]) => `Nicht veröffentlicht. ${sentences.join(' ')}`,
  gone: 'Der Text zeigt ein Bild oder verweist auf einen Eintrag, den es nicht mehr gibt. Nimm es heraus oder wähle etwas anderes.',
  notFinished: (sentences: readonly string[]) => `Nicht geplant. ${sentences.join(' ')}`,
};

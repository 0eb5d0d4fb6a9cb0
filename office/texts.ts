const restoreWords =
  'Hier steht dann wieder, was in dieser Fassung stand. War sie ein Entwurf, wird sie ein Entwurf; war sie veröffentlicht, geht sie gleich online. Die jetzige bleibt unter „Versionen“ erhalten.';

/** Everything the office says itself; what Payload says is in its own German. */
export const officeTexts = {
  title: ' · Büro',
  page: { description: 'Das Büro der Website' },
  // Payload makes a list of fields of what stands behind a colon.
  staleSave:
    'Nicht gespeichert. Das Dokument wurde inzwischen geändert, von jemand anderem oder von dir in einem anderen Fenster. Lade die Seite neu; deine Änderungen werden dir dann wieder angeboten.',
  mail: { greeting: 'Hallo,', closing: ['Viele Grüße', 'das Büro der Website'] },
  text: 'Text',
  payload: {
    // The first two of the groups of the navigation; the others follow as their content is listed.
    general: {
      collections: 'Startseite',
      globals: 'Angebot',
      // It stands behind 'Schließen' and 'Öffnen'.
      menu: 'des Menüs',
      noLabel: '–',
      submitting: 'Einen Moment …',
      untitled: 'Noch ohne Titel',
      // Payload's own say 'das Person', and have other quotation marks.
      aboutToTrash: 'Soll „<1>{{title}}</1>“ in den Papierkorb? Dort findest du es wieder.',
      aboutToPermanentlyDelete: 'Soll „<1>{{title}}</1>“ für immer gelöscht werden?',
      aboutToRestore: 'Soll „<1>{{title}}</1>“ aus dem Papierkorb zurückkommen?',
      aboutToRestoreAsDraft: 'Soll „<1>{{title}}</1>“ als Entwurf zurückkommen?',
      documentIsTrashed: '{{label}} im Papierkorb: Hier lässt sich nur lesen.',
      titleDeleted: '„{{title}}“ ist für immer gelöscht.',
      titleRestored: '„{{title}}“ ist wieder da.',
      titleTrashed: '„{{title}}“ liegt jetzt im Papierkorb.',
      restoreAsPublished: 'Gleich wieder veröffentlichen',
      documentLocked: 'Hier arbeitet schon jemand',
      currentlyEditing:
        'bearbeitet gerade dieses Dokument. Wenn du übernimmst, kann die andere Person nicht mehr speichern. Sprecht euch vorher ab.',
      viewReadOnly: 'Nur ansehen',
      documentModified: 'Inzwischen geändert',
      documentOutOfDate:
        'Jemand anderes hat inzwischen gespeichert. Lade neu; deine Änderungen werden dir dann wieder angeboten.',
      reloadDocument: 'Neu laden',
      // Payload's own says that all is lost.
      changesNotSaved:
        'Deine Änderungen sind noch nicht gespeichert. Wenn du gehst, hebt dieser Browser sie auf und bietet sie dir hier wieder an.',
      // It stands before the name of a list, which bends it in no case.
      all: 'Alle:',
    },
    fields: {
      chooseBetweenCustomTextOrDocument:
        'Wohin der Link führt: zu einer Seite oder zu einem Eintrag, den du auswählst.',
      customURL: 'Seite',
      enterURL: 'Adresse der Seite',
      internalLink: 'Artikel, Person oder Frage',
      linkType: 'Ziel',
    },
    // Payload's own does not say what to do, and comes when the disk is full.
    error: {
      problemUploadingFile:
        'Das Bild ließ sich nicht speichern, vielleicht ist der Speicher des Servers voll. Versuche es gleich noch einmal; bleibt es dabei, sag dem technischen Dienst Bescheid.',
    },
    // Payload shows it in small letters behind 'oder'.
    upload: { dragAndDrop: 'hierher ziehen', fileName: 'Name' },
    validation: { requiresAtLeast: 'Nötig sind mindestens {{count}} {{label}}.' },
    version: {
      modifiedOnly: 'Nur was anders ist',
      publishChanges: 'Veröffentlichen',
      versionID: 'Nummer',
      // Payload's own speak of a global document, and of a time in UTC.
      aboutToRestore: restoreWords,
      aboutToRestoreGlobal: restoreWords,
      // Payload's own says that it failed, also when only the answer is missing.
      problemRestoringVersion:
        'Das Büro hat nicht bestätigt, dass die Fassung wiederhergestellt ist. Versuche es gleich noch einmal.',
      // Payload's own does not say that it leaves the website.
      aboutToUnpublish: 'Soll das von der Website verschwinden? Hier bleibt es als Entwurf.',
      unpublish: 'Von der Website nehmen',
    },
    lexical: {
      blocks: { inlineBlocks: { label: 'Im Satz' }, label: 'Kästen und Abbildungen' },
      general: { slashMenuBasicGroupLabel: 'Text' },
      paragraph: { label: 'Absatz' },
      upload: { label: 'Bild' },
    },
  },
  changedBy: 'Geändert von',
  longBlock: (most: number) =>
    `Ein Absatz ist länger als ${most.toLocaleString('de-DE')} Zeichen. Teile ihn.`,
  people: { singular: 'Person', plural: 'Personen', name: 'Name', role: 'Rolle' },
  media: {
    singular: 'Bild',
    plural: 'Bilder',
    group: 'Bilder',
    alt: 'Was zu sehen ist',
    altHint:
      'Für Menschen, die das Bild nicht sehen. Wo du das Bild auswählst, wird es übernommen.',
  },
  blocks: {
    box: { singular: 'Zitat oder Kasten', plural: 'Zitate und Kästen' },
    figure: { singular: 'Abbildung', plural: 'Abbildungen' },
    note: { singular: 'Notiz', plural: 'Notizen' },
    noteHint: 'Steht nicht auf der Website',
    citation: { singular: 'Quelle', plural: 'Quellen' },
    anchor: 'Stelle auf der Seite',
  },
};

const restoreWords =
  'Hier steht dann wieder, was in dieser Fassung stand. War sie ein Entwurf, wird sie ein Entwurf; war sie veröffentlicht, geht sie gleich online. Die jetzige bleibt unter „Versionen“ erhalten.';

/** What Payload says, where its own words are no German, say less than they could, or are meant for makers of websites. */
export const payloadTexts = {
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
    aboutToDelete: 'Soll „<1>{{title}}</1>“ gelöscht werden?',
    anotherUser: 'Jemand anderes',
    anotherUserTakenOver: 'Jemand anderes bearbeitet dieses Dokument jetzt.',
    ascending: 'aufsteigend',
    descending: 'absteigend',
    backToDashboard: 'Zurück zum Start',
    // Of a picture, too, which nobody creates.
    createNew: 'Neu hinzufügen',
    createNewLabel: '{{label}} hinzufügen',
    creatingNewLabel: 'Neu: {{label}}',
    dashboard: 'Start',
    deletedSuccessfully: 'Gelöscht.',
    deletePermanently: 'Gleich für immer löschen, ohne Papierkorb',
    deleting: 'Wird gelöscht …',
    exitLivePreview: 'Vorschau schließen',
    filterWhere: 'Nur zeigen, wofür gilt:',
    item: 'Eintrag',
    items: 'Einträge',
    livePreview: 'Vorschau',
    noResultsDescription: 'Ändere die Suche oder den Filter.',
    noResultsFound: 'Nichts gefunden.',
    noTrashResults: 'Der Papierkorb ist leer.',
    notFound: 'Das gibt es nicht',
    nothingFound: 'Das gibt es nicht',
    restoring: 'Wird zurückgeholt …',
    saving: 'Wird gespeichert …',
    sortByLabelDirection: 'Nach „{{label}}“ sortieren, {{direction}}',
    sorryNotFound: 'Vielleicht wurde es gelöscht, oder die Adresse stimmt nicht.',
    successfullyCreated: '{{label}} gespeichert.',
    successfullyDuplicated: 'Die Kopie ist angelegt.',
    unsavedChangesDuplicate:
      'Deine Änderungen sind noch nicht gespeichert. Soll trotzdem eine Kopie entstehen?',
    updatedAt: 'Geändert am',
    updatedSuccessfully: 'Gespeichert.',
    uploading: 'Wird hochgeladen …',
  },
  fields: {
    chooseBetweenCustomTextOrDocument:
      'Wohin der Link führt: zu einer Seite oder zu einem Eintrag, den du auswählst.',
    customURL: 'Seite',
    enterURL: 'Adresse der Seite',
    internalLink: 'Artikel, Person oder Frage',
    linkType: 'Ziel',
    toggleBlock: 'Auf- oder zuklappen',
  },
  // Payload's own does not say what to do, and comes when the disk is full.
  error: {
    problemUploadingFile:
      'Das Bild ließ sich nicht speichern, vielleicht ist der Speicher des Servers voll. Versuche es gleich noch einmal; bleibt es dabei, sag dem technischen Dienst Bescheid.',
    correctInvalidFields: 'Berichtige, was rot markiert ist.',
    deletingTitle: '„{{title}}“ ließ sich nicht löschen. Versuche es gleich noch einmal.',
    documentNotFound: 'Dieses Dokument gibt es nicht mehr.',
    loadingDocument: 'Dieses Dokument ließ sich nicht laden. Lade die Seite neu.',
    restoringTitle: '„{{title}}“ ließ sich nicht zurückholen. Versuche es gleich noch einmal.',
    unPublishingDocument:
      'Das ließ sich nicht von der Website nehmen. Versuche es gleich noch einmal.',
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
    confirmUnpublish: 'Von der Website nehmen?',
    unpublishedSuccessfully: 'Es verschwindet gleich von der Website.',
    unpublishing: 'Wird von der Website genommen …',
    currentlyViewing: 'Diese Version',
    confirmVersionRestoration: 'Diese Fassung wiederherstellen?',
    draftSavedSuccessfully: 'Entwurf gespeichert.',
    restoredSuccessfully: 'Wiederhergestellt.',
    restoring: 'Wird wiederhergestellt …',
    specificVersion: 'Eine bestimmte Version',
  },
  lexical: {
    blocks: {
      inlineBlocks: {
        create: '{{label}} einfügen',
        edit: '{{label}} bearbeiten',
        label: 'Im Satz',
        remove: '{{label}} entfernen',
      },
      label: 'Kästen und Abbildungen',
    },
    general: {
      placeholder: 'Schreib hier. Mit „/“ fügst du etwas ein.',
      slashMenuBasicGroupLabel: 'Text',
    },
    orderedList: { label: 'Nummerierte Liste' },
    paragraph: { label: 'Absatz' },
    unorderedList: { label: 'Liste mit Punkten' },
    upload: { label: 'Bild' },
  },
};

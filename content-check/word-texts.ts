const found = (advice: string) => (word: { found: string }) =>
  `Das steht hier: „${word.found}“. ${advice}`;

const pages = {
  landing: 'der Startseite',
  pricing: 'der Seite „Preise“',
  evidence: 'der Seite „Studien“',
};

/** Why a word or a sign is kept out of the texts and what to write instead, and when sentences are too long. */
export const wordSentences = {
  exampleWords: found('Hier fehlt noch der richtige Text. Schreibe ihn hin.'),
  promise: found(
    'Niemand kann einen Erfolg zusagen (§ 3 HWG). Beschreibe, was geschieht, nicht was dabei herauskommt.',
  ),
  healing: found(
    'Das Coaching darf nicht mit Genesung werben, auch nicht in einer Verneinung (§§ 3, 11 HWG). Schreibe den Satz um.',
  ),
  sideEffects: found(
    'Für keine Methode lässt sich das sagen (§ 3 HWG). Lösche es oder nenne, was anstrengend sein kann.',
  ),
  proven: found(
    'Ein Beleg gilt für eine Studie, nicht für dieses Angebot. Schreibe „In Studien …“ und nenne die Quelle.',
  ),
  disputePlatform: found(
    'Diese Plattform gibt es seit dem 20. Juli 2025 nicht mehr. Lösche den Hinweis.',
  ),
  oldLaw: found('Dieses Gesetz gilt nicht mehr. Heute heißen sie DDG, TDDDG und MStV.'),
  insurance: found(
    'Schreibe: „kann von gesetzlichen Krankenkassen anteilig oder vollständig bezuschusst werden; bitte frag vorher bei deiner Kasse nach“.',
  ),
  medicine: found(
    'Für das eigene Angebot passt das Wort nicht: Es ist Coaching. Schreibe Begleitung, Übung, Teilnehmende oder Rückmeldung.',
  ),
  device: found('Das Wort gehört nur in den Satz, dass das Angebot keines ist.'),
  certified: found(
    'Nenne im selben Satz die Stelle, die das Zertifikat verliehen hat, so wie sie in content/team steht.',
  ),
  stopMedicine: found('Schreibe dazu, dass das nur ärztlich begleitet geschehen soll.'),
  environment: found(
    'Umweltaussagen brauchen einen anerkannten Beleg (§ 5 UWG). Lösche das Wort oder belege es.',
  ),

  andNo: found(
    'Sag, was etwas ist. Der Zusatz, was es nicht ist, klingt nach Maschine; streiche ihn.',
  ),
  ourAdvice: found('Gib den Rat, ohne ihn anzukündigen.'),

  twoStops: found('Zwei Punkte hintereinander gibt es nicht. Lösche einen.'),
  straightQuotes: found('Schreibe Anführungszeichen so: „Wort“.'),
  breakableSpace: found(
    'Hier darf die Zeile nicht umbrechen. Nimm ein geschütztes Leerzeichen (Mac: Wahltaste und Leertaste, Windows: Alt und 0160).',
  ),
  longSentence: ({ words, most }: { words: number; most: number }) =>
    `Ein Satz hat ${words} Wörter, gut sind höchstens ${most}. Mach zwei daraus.`,
  longMedian: ({
    page,
    median,
    most,
  }: {
    page: keyof typeof pages;
    median: number;
    most: number;
  }) =>
    `Die Hälfte aller Sätze ${pages[page]} hat ${median} Wörter oder mehr, gut sind höchstens ${most}. Kürze die längsten.`,
};

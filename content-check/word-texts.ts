/** Why a word is kept out of the texts, and what to write instead. */
export const wordTexts = {
  found: (word: string, advice: string) => `Das steht hier: „${word}“. ${advice}`,
  body: 'Text',
  skeleton: 'Hier fehlt noch der richtige Text. Schreibe ihn hin.',
  promise:
    'Niemand kann einen Erfolg zusagen (§ 3 HWG). Beschreibe, was geschieht, nicht was dabei herauskommt.',
  healing:
    'Das Coaching darf nicht mit Genesung werben, auch nicht in einer Verneinung (§§ 3, 11 HWG). Schreibe den Satz um.',
  sideEffects:
    'Für keine Methode lässt sich das sagen (§ 3 HWG). Lösche es oder nenne, was anstrengend sein kann.',
  proven:
    'Ein Beleg gilt für eine Studie, nicht für dieses Angebot. Schreibe „In Studien …“ und nenne die Quelle.',
  disputePlatform: 'Diese Plattform gibt es seit dem 20. Juli 2025 nicht mehr. Lösche den Hinweis.',
  oldLaw: 'Dieses Gesetz gilt nicht mehr. Heute heißen sie DDG, TDDDG und MStV.',
  insurance:
    'Schreibe: „kann von gesetzlichen Krankenkassen anteilig oder vollständig bezuschusst werden; bitte frag vorher bei deiner Kasse nach“.',
  medicine:
    'Für das eigene Angebot passt das Wort nicht: Es ist Coaching. Schreibe Begleitung, Übung, Teilnehmende oder Rückmeldung.',
  device: 'Das Wort gehört nur in den Satz, dass das Angebot keines ist.',
  certified:
    'Nenne im selben Satz die Stelle, die das Zertifikat verliehen hat, so wie sie in content/team steht.',
  stopMedicine: 'Schreibe dazu, dass das nur ärztlich begleitet geschehen soll.',
  environment:
    'Umweltaussagen brauchen einen anerkannten Beleg (§ 5 UWG). Lösche das Wort oder belege es.',
};

/** Hints about sentences and signs. */
export const languageTexts = {
  found: (found: string, advice: string) => `Das steht hier: „${found}“. ${advice}`,
  twoStops: 'Zwei Punkte hintereinander gibt es nicht. Lösche einen.',
  straightQuotes: 'Schreibe Anführungszeichen so: „Wort“.',
  breakableSpace:
    'Hier darf die Zeile nicht umbrechen. Nimm ein geschütztes Leerzeichen (Mac: Wahltaste und Leertaste, Windows: Alt und 0160).',
  longSentence: (words: number, most: number) =>
    `Ein Satz hat ${words} Wörter, gut sind höchstens ${most}. Mach zwei daraus.`,
  landingPage: 'der Startseite',
  pricingPage: 'der Seite „Preise“',
  evidencePage: 'der Seite „Wirksamkeit“',
  longMedian: (page: string, median: number, most: number) =>
    `Die Hälfte aller Sätze ${page} hat ${median} Wörter oder mehr, gut sind höchstens ${most}. Kürze die längsten.`,
};

/** What the text editor says. */
export const editorTexts = {
  noTarget:
    'Der Link führt nirgendwohin. Schreibe eine Adresse wie https://www.beispiel.de oder eine Seite dieser Website wie /preise.',
  tooMuch: (most: number) =>
    `Das sind mehr als ${most.toLocaleString('de-DE')} Zeichen auf einmal. Füge den Text in Teilen ein.`,
  noFigure: 'Wähle eine Abbildung, dann steht sie hier.',
};

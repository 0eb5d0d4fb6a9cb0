/** What is still a sample, in the words of the list an operator reads before the launch. */
export const sampleTexts = {
  file: 'Der Inhalt dieser Datei ist ein Beispiel (sample: true)',
  evidence: (claim: string) => `Die Zahl „${claim}“ ist ein Beispiel ohne Beleg (evidence: sample)`,
  pendingEvidence: (claim: string) =>
    `Der Beleg für „${claim}“ wird noch geprüft (evidence: pending)`,
  address: (address: string) => `Die Adresse ${address} ist ein Beispiel`,
  phone: (number: string) => `Die Telefonnummer ${number} ist nur für Beispiele reserviert`,
  name: (name: string) => `Der Name „${name}“ ist ein Beispiel`,
  identifier: (value: string) => `Die Angabe „${value}“ ist ein Platzhalter`,
  picture: 'Das Bild ist ein Platzhalter',
  summary: (count: number, files: readonly string[]) =>
    `Noch Beispielinhalte: ${count.toString()} Stellen in ${files.length.toString()} Dateien (${files.slice(0, 3).join(', ')} …). Siehe content/README.md.`,
};

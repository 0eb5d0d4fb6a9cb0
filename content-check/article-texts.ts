/** German sentences of the check of articles. */
export const articleTexts = {
  unknownSource: (key: string, closest: string | undefined) =>
    `Die Quelle [@${key}] gibt es nicht.${closest ? ` Meintest du [@${closest}]?` : ''} Lege content/sources/${key}.yaml an oder berichtige den Namen.`,
  readTime: (words: number, written: string, fitting: string) =>
    `Der Text hat ${words} Wörter, dafür passt „${fitting}“ statt „${written}“. Passe die Lesezeit an.`,
};

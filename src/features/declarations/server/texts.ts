/** German words that end the confirmation of every declaration. */
export const checkCodeTexts = {
  label: 'Prüfzeichen',
  meaning:
    'Daran erkennen wir, dass diese Bestätigung von uns stammt und alles, was darüber steht, unverändert ist.',
} as const;

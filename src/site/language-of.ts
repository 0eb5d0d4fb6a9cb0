// Words and letters that a German title has and an English one does not.
const GERMAN =
  /[äöüß]|(?<!\p{L})(?:der|die|das|und|im|zur|zum|bei|von|Insomnie|Schlaf\p{L}*|\p{L}*leitlinie|Medikament\p{L}*)(?!\p{L})/iu;

/** Language of the title of a publication, for voices (WCAG 3.1.2); undefined for German, as the page is. */
export const languageOf = (title: string): 'en' | undefined =>
  GERMAN.test(title) ? undefined : 'en';

/**
 * Placeholders in curly brackets that answers, the first screen, the page about the price and the tool about
 * suitability may contain. `preis` stands for the price with period and VAT note (“69 € pro Monat inkl. MwSt.”,
 * § 6 PAngV), `support-email` for the linked support address; the others stand for `site/claims.yaml`,
 * `site/decisions.yaml` and the criteria of `pricing/suitability.yaml`.
 */
export const placeholders = [
  'preis',
  'support-email',
  'gespraechsdauer',
  'chat-antwort',
  'geraet',
  'startangebot',
  'dauer',
  'erstattung',
  'abrechnung',
  'rueckblick',
  'kurse',
  'zuerst-in-die-praxis',
  'weitere-gruende',
  'gegen-kurze-naechte',
] as const;

/** What an operator is told of a field in which they are replaced; the content check goes by it. */
export const placeholderNote =
  'was in geschweiften Klammern steht, ersetzt die Website, etwa {preis} durch den Preis';

/** Placeholders that the text of an article may contain. */
export const articlePlaceholders = [
  'preis',
  'startangebot',
  'dauer',
  'erstattung',
  'zuerst-in-die-praxis',
  'gegen-kurze-naechte',
] as const;

/**
 * Placeholders that a legal text may contain. They are replaced by facts from `site/`, so that a fact
 * changes in one place only.
 */
export const legalPlaceholders = [
  'abrechnung',
  'anschrift',
  'aufsicht',
  'auftragsverarbeiter',
  'berufsangaben',
  'berufshaftpflicht',
  'datenschutz-aufsicht',
  'datenschutzbeauftragte',
  'eignung',
  'einwilligungsdienste',
  'email-support',
  'email-vertrag',
  'erstattung',
  'firma',
  'gegen-kurze-naechte',
  'hinweis',
  'kurse',
  'marke',
  'marktueberwachung',
  'notfall',
  'notwendige-dienste',
  'ort',
  'preis',
  'rechtsform',
  'register',
  'rueckblick',
  'schlichtung',
  'sprechzeiten',
  'startangebot',
  'strasse',
  'telefon',
  'umsatzsteuer-id',
  'verantwortlich',
  'vertretung',
  'website',
  'wirtschafts-id',
  'zulassung-fernunterricht',
] as const;

export type LegalPlaceholder = (typeof legalPlaceholders)[number];

export type Placeholder = (typeof placeholders)[number];

type TextSegment =
  { text: string; placeholder?: undefined } | { text?: undefined; placeholder: Placeholder };

/** Whether pages replace `{name}` in texts. */
export const isPlaceholder = (name: string): name is Placeholder =>
  placeholders.some((one) => one === name);

/** Every `{…}` in a text, with its name and position. */
export const findPlaceholders = (text: string): { name: string; index: number }[] =>
  [...text.matchAll(/\{([^{}]*)\}/gu)].map((match) => ({
    name: match[1] ?? '',
    index: match.index,
  }));

/**
 * Splits a text at its placeholders; empty pieces are left out.
 *
 * @throws Error for an unknown name, which the content check reports before the build.
 */
export function splitPlaceholders(text: string): TextSegment[] {
  return text
    .split(/(\{[^{}]*\})/u)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (!piece.startsWith('{') || !piece.endsWith('}')) return { text: piece };
      const name = piece.slice(1, -1);
      if (!isPlaceholder(name)) {
        throw new Error(
          `The placeholder {${name}} is unknown. Known are: ${placeholders.join(', ')}.`,
        );
      }
      return { placeholder: name };
    });
}

/** What follows a value: “inkl. MwSt.” at the end of a sentence already brings its full stop. */
export const withoutSecondStop = (value: string, after: string): string =>
  value.endsWith('.') && after.startsWith('.') ? after.slice(1) : after;

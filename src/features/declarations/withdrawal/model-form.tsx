import type { Site } from '#content-model/queries.ts';
import { texts } from './texts.ts';

interface ModelFormFacts {
  company: Pick<Site['company'], 'name' | 'address'>;
  email: string;
  service: string;
}

const blank = '_'.repeat(48);

/** The model withdrawal form in the wording of Anlage 2 to Article 246a § 1 (2) EGBGB, as plain text. */
export const modelForm = ({ company: { name, address }, email, service }: ModelFormFacts): string =>
  `Muster-Widerrufsformular

(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)

– An
  ${name}
  ${address.street}
  ${address.postalCode} ${address.city}
  ${email}

– Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)
  ${service}

– Bestellt am (*)/erhalten am (*)
  ${blank}

– Name des/der Verbraucher(s)
  ${blank}

– Anschrift des/der Verbraucher(s)
  ${blank}
  ${blank}

– Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)
  ${blank}

– Datum
  ${blank}

(*) Unzutreffendes streichen.
`;

/** Address of the model form; `pages/widerruf/` makes the file. */
const modelFormPath = '/widerruf/muster-widerrufsformular.txt';

interface ModelFormLinkProps {
  heading: string;
  text: string;
}

/** The way to withdraw on paper, which the law keeps beside the button (RW-11). */
export function ModelFormLink({ heading, text }: ModelFormLinkProps) {
  return (
    <section aria-labelledby="model-form-heading" className="stack-2">
      <h2 id="model-form-heading" className="text-card">
        {heading}
      </h2>
      <p>
        {/* A compound stays on one line where it fits. */}
        {text.split(/(\S+-\S+)/u).map((words, at) =>
          at % 2 === 0 ? (
            words
          ) : (
            <span key={at} className="inline-block">
              {words}
            </span>
          ),
        )}
      </p>
      <p>
        <a href={modelFormPath} download className="link">
          {texts.downloadModelForm}
        </a>
      </p>
    </section>
  );
}

import { texts } from './texts.ts';

/** Address of the model form; `pages/widerruf/` makes the file. */
export const modelFormPath = '/widerruf/muster-widerrufsformular.txt';

export interface ModelFormLinkProps {
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
      <p>{text}</p>
      <p>
        <a href={modelFormPath} download className="link">
          {texts.downloadModelForm}
        </a>
      </p>
    </section>
  );
}

import { useRef, useState } from 'react';
import { pageTexts } from './page-texts.ts';

const texts = pageTexts.preview;
const WIDTHS = [375, 768, 1280] as const;
const THEMES = ['light', 'dark', 'night'] as const;

export interface PreviewFrameProps {
  /** Address of the page in the preview, such as `/vorschau/preise#kosten`. */
  address: string;
  /** Another number when the draft says something new. */
  round: number;
}

/** The page as visitors will see it, at three widths and in three themes. */
export function PreviewFrame({ address, round }: PreviewFrameProps) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(375);
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('light');
  const [isLoaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const seenAt = useRef<number | undefined>(undefined);
  const [path = '', anchor] = address.split('#');
  const source = `${path}?thema=${theme}&fassung=${round}${anchor ? `#${anchor}` : ''}`;
  return (
    <div className="editing-preview">
      {isLoaded ? null : <p role="status">{texts.starting}</p>}
      <div className="editing-toolbar">
        <Choices
          name="preview-width"
          legend={texts.width}
          choices={WIDTHS.map((one) => [one, texts.widths[one]] as const)}
          chosen={width}
          onChoose={setWidth}
        />
        <Choices
          name="preview-theme"
          legend={texts.theme}
          choices={THEMES.map((one) => [one, texts.themes[one]] as const)}
          chosen={theme}
          onChoose={setTheme}
        />
      </div>
      {/* Wide pages scroll sideways, also by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="editing-frame" tabIndex={0} role="region" aria-label={texts.title}>
        <iframe
          ref={frame}
          title={texts.title}
          src={source}
          data-width={width}
          // No script runs in it; with an origin of its own it would get no pictures.
          sandbox="allow-same-origin"
          onLoad={() => {
            setLoaded(true);
            const { contentWindow } = frame.current ?? {};
            if (seenAt.current !== undefined) contentWindow?.scrollTo(0, seenAt.current);
            contentWindow?.addEventListener('scroll', () => {
              seenAt.current = contentWindow.scrollY;
            });
          }}
        />
      </div>
    </div>
  );
}

interface ChoicesProps<Choice> {
  name: string;
  legend: string;
  choices: readonly (readonly [Choice, string])[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

function Choices<Choice extends string | number>(props: ChoicesProps<Choice>) {
  const { name, legend, choices, chosen, onChoose } = props;
  return (
    <fieldset className="editing-choices">
      <legend className="field-hint">{legend}</legend>
      {choices.map(([choice, label]) => (
        <label key={choice} className="choice">
          <input
            type="radio"
            name={name}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

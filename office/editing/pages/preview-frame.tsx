import { useRef, useState } from 'react';
import { pageTexts } from './page-texts.ts';

const texts = pageTexts.preview;
const WIDTHS = [375, 768, 1280] as const;
const THEMES = ['light', 'dark', 'night'] as const;
/** Where the preview stands in the page. */
export const PREVIEW_ID = 'vorschau';

const BELOW_HEADER = 144;

export interface PreviewFrameProps {
  /** Address of the page in the preview, such as `/vorschau/preise#kosten`. */
  address: string;
  /** Another number when the draft says something new. */
  round: number;
}

/**
 * The page as visitors will see it, at three widths and in three themes. A new state loads behind
 * the visible one, so that nothing flickers while somebody writes.
 */
export function PreviewFrame({ address, round }: PreviewFrameProps) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(375);
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('light');
  const [shown, setShown] = useState<string>();
  const seenAt = useRef<number | undefined>(undefined);
  // With the anchor in its address, a frame would also scroll the form.
  const [path = '', anchor] = address.split('#');
  const source = `${path}?thema=${theme}&fassung=${round}`;
  const sources = [...new Set([shown ?? source, source])];

  const show = (frame: HTMLIFrameElement): void => {
    const { contentWindow } = frame;
    if (contentWindow === null) return;
    const place = placeOf(contentWindow.document, anchor);
    contentWindow.scrollTo({ top: seenAt.current ?? place, behavior: 'instant' });
    contentWindow.addEventListener('scroll', () => {
      seenAt.current = contentWindow.scrollY;
    });
    if (frame.getAttribute('src') === source) setShown(source);
  };
  return (
    <div className="editing-preview" id={PREVIEW_ID}>
      {shown === undefined ? <p role="status">{texts.starting}</p> : null}
      <div className="editing-toolbar">
        <Choices
          name="preview-width"
          legend={texts.width}
          choices={WIDTHS.map((one) => [one, texts.widths[one]] as const)}
          chosen={width}
          onChoose={(chosen) => {
            seenAt.current = undefined;
            setWidth(chosen);
          }}
        />
        <Choices
          name="preview-theme"
          legend={texts.theme}
          choices={THEMES.map((one) => [one, texts.themes[one]] as const)}
          chosen={theme}
          onChoose={setTheme}
        />
      </div>
      <div className="editing-frame" data-width={width} ref={fitWidth}>
        {sources.map((one) => (
          <iframe
            key={`${one} ${width}`}
            title={texts.title}
            src={one}
            inert={one !== shown}
            // Scripts stay forbidden. Without `allow-same-origin` the frame would get no pictures.
            sandbox="allow-same-origin"
            onLoad={({ currentTarget }) => show(currentTarget)}
          />
        ))}
      </div>
      <a href={source} target="_blank" rel="noopener">
        {texts.alone}
      </a>
    </div>
  );
}

/** The vertical position of the element with this id; a closed question is opened first. */
function placeOf(page: Document, anchor: string | undefined): number {
  const target = anchor === undefined ? null : page.getElementById(anchor);
  const question = target?.closest('details');
  if (question) question.open = true;
  const top = (question ?? target)?.getBoundingClientRect().top ?? 0;
  return Math.max(0, top - BELOW_HEADER);
}

/** Tells the styles how wide the frame may be, so that they can scale a wide page down. */
function fitWidth(place: HTMLDivElement | null) {
  if (place === null) return undefined;
  const observer = new ResizeObserver(() => {
    place.style.setProperty('--room', String(place.clientWidth));
  });
  observer.observe(place);
  return () => observer.disconnect();
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

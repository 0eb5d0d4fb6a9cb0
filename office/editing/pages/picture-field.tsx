import { useId, useState, type MouseEvent } from 'react';
import { askOffice } from './ask-office.ts';
import { idOf, type FieldPath, type SchemaFieldProps } from './field-schema.ts';
import { useForm, useProblems } from './form-context.ts';
import { pageTexts } from './page-texts.ts';
import { ValueField } from './value-field.tsx';

const texts = pageTexts.picture;
/** What a file dialog offers. HEIC is included so that the office can explain what to do instead. */
export const PICTURE_KINDS = 'image/jpeg,image/png,image/webp,image/avif,.heic';
const MIDDLE = '50% 50%';

interface PictureWords {
  readonly file?: string;
  readonly alt?: string;
  readonly focus?: string;
}

/** A picture: choosing its file, what it shows in words, and its most important point. */
export function PictureField({ schema, path, value, label }: SchemaFieldProps) {
  const { api, update } = useForm();
  const id = useId();
  const [state, setState] = useState('');
  const problems = [...useProblems([...path, 'file']), ...useProblems(path)];
  const values = (value ?? {}) as PictureWords;
  const { file: fileSchema, alt } = schema.properties ?? {};
  const { leastWidth = 0, leastHeight = 0 } = fileSchema ?? {};
  const upload = async (picture: File | undefined): Promise<void> => {
    if (picture === undefined) return;
    setState(texts.uploading);
    const size = `leastWidth=${leastWidth}&leastHeight=${leastHeight}`;
    const name = encodeURIComponent(picture.name);
    try {
      const answer = await askOffice<{ address?: string }>(
        ...([api, `pictures?name=${name}&${size}`, 'POST', picture] as const),
      );
      setState(answer.sentence ?? '');
      const file = answer.told.address;
      if (file === undefined) return;
      update(path, (now) => {
        const { alt: words, ...rest } = (now ?? {}) as PictureWords;
        // A description typed during the upload belongs to the new picture.
        return { ...rest, file, alt: words === values.alt ? '' : words, focus: undefined };
      });
    } catch {
      setState(pageTexts.save.offline);
    }
  };
  const name = values.file?.split('/').at(-1);
  return (
    <fieldset className="editing-group" id={idOf(path)} tabIndex={-1}>
      <legend className="field-label">{label}</legend>
      {name ? <Focus path={path} source={`${api}/pictures/${name}`} focus={values.focus} /> : null}
      <div className="field" id={idOf([...path, 'file'])} tabIndex={-1}>
        <label htmlFor={id} className="field-label">
          {name ? texts.replace : texts.choose}
        </label>
        <p className="field-hint">{texts.atLeast(leastWidth, leastHeight)}</p>
        <input
          id={id}
          type="file"
          accept={PICTURE_KINDS}
          className="field-control"
          onChange={({ target }) => void upload(target.files?.[0])}
        />
        <p role="status">{state}</p>
        {problems.map((sentence) => (
          <p key={sentence} className="field-error">
            {sentence}
          </p>
        ))}
      </div>
      {alt ? (
        <ValueField
          schema={alt}
          path={[...path, 'alt']}
          value={values.alt}
          label={alt.title ?? ''}
          isRequired
        />
      ) : null}
    </fieldset>
  );
}

interface FocusProps {
  path: FieldPath;
  source: string;
  focus: string | undefined;
}

// The form of the field allows steps of ten.
const step = (share: number): number => Math.min(100, Math.max(0, Math.round(share * 10) * 10));

function Focus({ path, source, focus = MIDDLE }: FocusProps) {
  const { change } = useForm();
  const [across = 50, down = 50] = focus.split(' ').map((part) => Number.parseInt(part, 10));
  const set = (x: number, y: number): void =>
    change([...path, 'focus'], `${x}% ${y}%` === MIDDLE ? undefined : `${x}% ${y}%`);
  const point = ({ currentTarget, clientX, clientY }: MouseEvent): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set(step((clientX - left) / width), step((clientY - top) / height));
  };
  return (
    <div className="editing-focus">
      <p className="field-hint">{texts.focus}</p>
      {/* The sliders below do the same by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="editing-picture" onClick={point}>
        <img src={source} alt="" />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <ellipse cx={across} cy={down} rx="2.5" ry="3.5" />
        </svg>
      </div>
      {(
        [
          [texts.across, across, (x: number) => set(x, down)],
          [texts.down, down, (y: number) => set(across, y)],
        ] as const
      ).map(([label, value, onSet]) => (
        <label key={label} className="editing-slider">
          <span>{label}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={10}
            value={value}
            onChange={({ target }) => onSet(Number(target.value))}
          />
        </label>
      ))}
    </div>
  );
}

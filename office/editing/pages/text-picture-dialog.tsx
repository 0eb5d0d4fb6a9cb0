import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { leastTextPictureWidth } from '#content-model/text-pictures.ts';
import { Button } from '#ui/button.tsx';
import { askOffice } from './ask-office.ts';
import { useForm } from './form-context.ts';
import { pageTexts } from './page-texts.ts';
import { PICTURE_KINDS } from './picture-field.tsx';

const texts = pageTexts.body.pictures;

interface TextPictureDialogProps {
  /** The dropped or pasted picture; without it, one is chosen in this dialog. */
  picture: File | undefined;
  /** Called with the Markdown of the picture once it is in the draft. */
  onInsert: (markdown: string) => void;
  onClose: () => void;
}

/** Asks what a picture shows, and then adds it to the draft. */
export function TextPictureDialog({ picture, onInsert, onClose }: TextPictureDialogProps) {
  const { api } = useForm();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState(picture);
  const [alt, setAlt] = useState('');
  const [state, setState] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const upload = async (file: File): Promise<void> => {
    setState(pageTexts.picture.uploading);
    const name = encodeURIComponent(file.name);
    const path = `pictures?name=${name}&leastWidth=${leastTextPictureWidth}`;
    try {
      const { told, sentence } = await askOffice<{ address?: string }>(api, path, 'POST', file);
      setState(sentence ?? '');
      if (told.address !== undefined) onInsert(`![${markdownWords(alt)}](${told.address})`);
    } catch {
      setState(texts.offline);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (chosen) void upload(chosen);
  };
  return (
    <dialog
      ref={dialog}
      className="editing-dialog"
      aria-labelledby="text-picture-title"
      onClose={onClose}
    >
      <h2 id="text-picture-title" className="editing-heading">
        {texts.title}
      </h2>
      <form className="editing-group" onSubmit={submit}>
        {picture ? (
          <p>{picture.name}</p>
        ) : (
          <div className="field">
            <label htmlFor="text-picture-file" className="field-label">
              {pageTexts.picture.choose}
            </label>
            <p className="field-hint">{pageTexts.picture.atLeast(leastTextPictureWidth, 0)}</p>
            <input
              id="text-picture-file"
              type="file"
              required
              accept={PICTURE_KINDS}
              className="field-control"
              onChange={({ target }) => setChosen(target.files?.[0])}
            />
          </div>
        )}
        <div className="field">
          <label htmlFor="text-picture-alt" className="field-label">
            {texts.alt}
          </label>
          <p id="text-picture-hint" className="field-hint">
            {texts.hint}
          </p>
          <input
            id="text-picture-alt"
            required
            maxLength={200}
            className="field-control"
            aria-describedby="text-picture-hint"
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
        </div>
        <p role="status">{state}</p>
        <Button type="submit">{texts.insert}</Button>
        <Button variant="quiet" onClick={() => dialog.current?.close()}>
          {pageTexts.body.sources.close}
        </Button>
      </form>
    </dialog>
  );
}

// Brackets, braces and the like mean something in Markdown and in the website's own marks.
const markdownWords = (words: string): string =>
  words
    .replaceAll(/[\\[\]{}<>]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

import { useState, type SubmitEvent } from 'react';
import { leastTextPictureWidth } from '#content-model/text-pictures.ts';
import { Button } from '#ui/button.tsx';
import { askOffice } from './ask-office.ts';
import { EditingDialog } from './editing-dialog.tsx';
import { useForm } from './form-context.ts';
import { pageTexts } from './page-texts.ts';
import { PICTURE_KINDS } from './picture-field.tsx';
import { TextInput } from './text-input.tsx';

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
  const [chosen, setChosen] = useState(picture);
  const [alt, setAlt] = useState('');
  const [state, setState] = useState('');
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
    <EditingDialog title={texts.title} onClose={onClose}>
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
        <TextInput
          label={texts.alt}
          hint={texts.hint}
          required
          maxLength={200}
          value={alt}
          onWrite={setAlt}
        />
        <p role="status">{state}</p>
        <Button type="submit">{texts.insert}</Button>
      </form>
    </EditingDialog>
  );
}

// Brackets, braces and the like mean something in Markdown and in the website's own marks.
const markdownWords = (words: string): string =>
  words
    .replaceAll(/[\\[\]{}<>]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

'use client';

import { useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { wordsIn } from '../content/words-in.ts';
import { editingTexts } from './texts.ts';
import { useAnswer } from './use-answer.ts';

const texts = editingTexts.focus;

/** The point of a picture that stays visible, moved instead of typed. */
export const FocusField: TextFieldClientComponent = ({ path, readOnly }) => {
  const { value, setValue, disabled } = useField<string | null>({ potentiallyStalePath: path });
  const [across = 50, down = 50] = (value ?? '').match(/\d+/gu)?.map(Number) ?? [];
  const file = useFormFields(([fields]) => fields[path.replace(/focus$/u, 'file')]?.value);
  const picture = useAnswer(wordsIn(file) === '' ? undefined : `/api/media/${wordsIn(file)}`) as
    { readonly thumbnailURL?: string; readonly url: string } | null | undefined;
  const slider = (words: string, at: number, onMove: (to: string) => void) => (
    <label>
      {words}
      <input
        type="range"
        min={0}
        max={100}
        step={10}
        value={at}
        disabled={readOnly === true || disabled}
        onChange={(event) => {
          onMove(event.target.value);
        }}
      />
    </label>
  );
  return (
    <fieldset className="field-type focus-field" id={`field-${path.replaceAll('.', '__')}`}>
      <legend>{texts.title}</legend>
      {slider(texts.across, across, (to) => {
        setValue(`${to}% ${String(down)}%`);
      })}
      {slider(texts.down, down, (to) => {
        setValue(`${String(across)}% ${to}%`);
      })}
      {picture && (
        <div className="focus-picture">
          <img alt="" src={picture.thumbnailURL ?? picture.url} />
          <span style={{ left: `${String(across)}%`, top: `${String(down)}%` }} />
        </div>
      )}
    </fieldset>
  );
};

'use client';

import { useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { editorTexts as texts } from './texts.ts';

/** Fills the address of a link in with a page of this website that is no document of its own. */
export function PageChoice({ path }: Pick<TextFieldClientProps, 'path'>) {
  const { value, setValue } = useField<string | undefined>({ path });
  return (
    <label className="field-label">
      {texts.ownPage}
      <select
        className="office-control"
        onChange={({ target }) => {
          setValue(target.value);
        }}
        value={value !== undefined && Object.hasOwn(texts.pages, value) ? value : ''}
      >
        <option value="">{texts.noPage}</option>
        {Object.entries(texts.pages).map(([address, name]) => (
          <option key={address} value={address}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { askOffice } from './ask-office.ts';
import type { ContentListProps } from './content-list.tsx';
import { pageTexts } from './page-texts.ts';

const texts = pageTexts.create;

interface NewEntryProps extends ContentListProps {
  collection: string;
}

/** Creates an entry from its title and opens its form. */
export function NewEntry({ api, collection, addressOf }: NewEntryProps) {
  const [title, setTitle] = useState('');
  const [failure, setFailure] = useState('');
  const id = `new-${collection}`;
  const create = async (): Promise<void> => {
    const answer = await askOffice<{ slug?: string }>(api, `collections/${collection}`, 'POST', {
      title,
    });
    const { slug } = answer.told;
    if (slug === undefined) setFailure(answer.sentence ?? pageTexts.save.offline);
    else location.assign(addressOf(collection, slug));
  };
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        create().catch(() => setFailure(pageTexts.save.offline));
      }}
    >
      <label htmlFor={id} className="field-label">
        {texts.label}
      </label>
      <p id={`${id}-hint`} className="field-hint">
        {texts.hint}
      </p>
      <input
        id={id}
        className="field-control"
        aria-describedby={`${id}-hint`}
        required
        maxLength={200}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <div role="status">{failure ? <p className="field-error">{failure}</p> : null}</div>
      <Button type="submit" variant="quiet">
        {texts.button}
      </Button>
    </form>
  );
}

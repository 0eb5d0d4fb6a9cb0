import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { askOffice } from './ask-office.ts';
import type { ContentListProps } from './listed-collection.ts';
import { pageTexts } from './page-texts.ts';
import { TextInput } from './text-input.tsx';

const texts = pageTexts.create;

interface NewEntryProps extends ContentListProps {
  collection: string;
}

/** Creates an entry from its title and opens its form. */
export function NewEntry({ api, collection, addressOf }: NewEntryProps) {
  const [title, setTitle] = useState('');
  const [failure, setFailure] = useState('');
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
      <TextInput
        label={texts.label}
        hint={texts.hint}
        required
        maxLength={200}
        value={title}
        onWrite={setTitle}
      />
      <div role="status">{failure ? <p className="field-error">{failure}</p> : null}</div>
      <Button type="submit" variant="quiet">
        {texts.button}
      </Button>
    </form>
  );
}

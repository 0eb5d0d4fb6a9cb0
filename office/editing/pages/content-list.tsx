import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { askOffice } from './ask-office.ts';
import { pageTexts as texts } from './page-texts.ts';

interface ListedCollection {
  readonly name: string;
  readonly title: string;
  readonly isSingle: boolean;
  readonly entries: readonly {
    readonly slug: string;
    readonly title: string;
    readonly isChanged: boolean;
  }[];
}

export interface ContentListProps {
  api: string;
  /** Address of the page for an entry. */
  addressOf: (collection: string, slug: string) => string;
}

/** Everything that can be edited: first what there is one of, then the collections. */
export function ContentList({ api, addressOf }: ContentListProps) {
  const [lists, setLists] = useState<readonly ListedCollection[]>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    askOffice<ListedCollection[]>(api, 'collections')
      .then(({ told }) => setLists(told))
      .catch(() => setFailure(texts.save.offline));
  }, [api]);
  if (lists === undefined) return <p role="status">{failure || texts.loading}</p>;
  const [several, single] = [false, true].map((one) =>
    lists.filter(({ isSingle }) => isSingle === one),
  ) as [ListedCollection[], ListedCollection[]];
  return (
    <div className="editing-lists">
      {several.map((list) => (
        <details key={list.name} className="editing-note">
          <summary className="field-label">{`${list.title} (${list.entries.length})`}</summary>
          {list.entries.length === 0 ? <p>{texts.lists.empty}</p> : null}
          <Entries lists={[list]} addressOf={addressOf} />
          <NewEntry api={api} collection={list.name} addressOf={addressOf} />
        </details>
      ))}
      <Entries lists={single} addressOf={addressOf} />
    </div>
  );
}

interface EntriesProps extends Pick<ContentListProps, 'addressOf'> {
  lists: readonly ListedCollection[];
}

function Entries({ lists, addressOf }: EntriesProps) {
  return (
    <ul className="editing-entries">
      {lists.flatMap(({ name, entries }) =>
        entries.map(({ slug, title, isChanged }) => (
          <li key={`${name} ${slug}`}>
            <a href={addressOf(name, slug)}>{title}</a>
            {isChanged ? <span className="field-hint">{texts.lists.changed}</span> : null}
          </li>
        )),
      )}
    </ul>
  );
}

interface NewEntryProps extends ContentListProps {
  collection: string;
}

function NewEntry({ api, collection, addressOf }: NewEntryProps) {
  const [slug, setSlug] = useState('');
  const [failure, setFailure] = useState('');
  const id = `new-${collection}`;
  const create = async (): Promise<void> => {
    const path = `entries/${collection}/${encodeURIComponent(slug)}`;
    const { sentence } = await askOffice(api, path, 'POST', {});
    if (sentence === undefined) location.assign(addressOf(collection, slug));
    else setFailure(sentence);
  };
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        create().catch(() => setFailure(texts.save.offline));
      }}
    >
      <label htmlFor={id} className="field-label">
        {texts.create.label}
      </label>
      <p id={`${id}-hint`} className="field-hint">
        {texts.create.hint}
      </p>
      <input
        id={id}
        className="field-control"
        aria-describedby={`${id}-hint`}
        required
        value={slug}
        onChange={({ target }) => setSlug(target.value)}
      />
      <div role="status">{failure ? <p className="field-error">{failure}</p> : null}</div>
      <Button type="submit" variant="quiet">
        {texts.create.button}
      </Button>
    </form>
  );
}

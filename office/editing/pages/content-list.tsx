import { useEffect, useState } from 'react';
import { askOffice } from './ask-office.ts';
import { EntryOrder } from './entry-order.tsx';
import type { ContentListProps, ListedCollection, ListedEntry } from './listed-collection.ts';
import { NewEntry } from './new-entry.tsx';
import { pageTexts as texts } from './page-texts.ts';
import { RemovedNote } from './removed-note.tsx';

/** Everything that can be edited, where editors look for it. */
export function ContentList({ api, addressOf }: ContentListProps) {
  const [lists, setLists] = useState<readonly ListedCollection[]>();
  const [failure, setFailure] = useState('');
  const [round, setRound] = useState(0);
  useEffect(() => {
    askOffice<ListedCollection[]>(api, 'collections')
      .then(({ told }) => setLists(told))
      .catch(() => setFailure(texts.save.offline));
  }, [api, round]);
  if (lists === undefined) return <p role="status">{failure || texts.loading}</p>;
  const groups = Map.groupBy(lists, ({ group }) => group);
  return (
    <div className="editing-lists">
      <RemovedNote api={api} addressOf={addressOf} onBack={() => setRound(round + 1)} />
      <div className="editing-groups">
        {[...groups].map(([group, members]) => (
          <section key={group} className="editing-note">
            <h2 className="editing-heading">{group}</h2>
            <ul className="editing-entries">
              {members.map((list) => (
                <li key={list.name}>
                  {list.isSingle ? (
                    <SingleEntry list={list} addressOf={addressOf} />
                  ) : (
                    <Collection list={list} {...{ api, addressOf }} />
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

interface ListProps extends Pick<ContentListProps, 'addressOf'> {
  list: ListedCollection;
}

function SingleEntry({ list: { name, title, entries }, addressOf }: ListProps) {
  const [entry] = entries;
  return (
    <>
      <a href={addressOf(name, entry?.slug ?? '')}>{title}</a>
      {entry?.isChanged ? <span className="field-hint">{texts.lists.changed}</span> : null}
    </>
  );
}

function Collection({ list, api, addressOf }: ListProps & ContentListProps) {
  const { name, title, entries, isOrdered } = list;
  const linkTo = ({ slug, title, isChanged }: ListedEntry) => (
    <>
      <a href={addressOf(name, slug)}>{title}</a>
      {isChanged ? <span className="field-hint">{texts.lists.changed}</span> : null}
    </>
  );
  return (
    <details className="editing-collection">
      <summary>{`${title} (${entries.length})`}</summary>
      {entries.length === 0 ? <p>{texts.lists.empty}</p> : null}
      {isOrdered ? (
        <EntryOrder api={api} list={list} linkTo={linkTo} />
      ) : (
        <ul className="editing-entries">
          {entries.map((entry) => (
            <li key={entry.slug}>{linkTo(entry)}</li>
          ))}
        </ul>
      )}
      <NewEntry api={api} collection={name} addressOf={addressOf} />
    </details>
  );
}

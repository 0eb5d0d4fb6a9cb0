import { useState, type ReactNode } from 'react';
import { askOffice } from './ask-office.ts';
import type { ListedCollection, ListedEntry } from './listed-collection.ts';
import { moved } from './field-schema.ts';
import { OrderedItem } from './ordered-item.tsx';
import { pageTexts as texts } from './page-texts.ts';

interface EntryOrderProps {
  api: string;
  list: ListedCollection;
  linkTo: (entry: ListedEntry) => ReactNode;
}

/** The entries of a list in the order in which visitors see them; moving one saves the order. */
export function EntryOrder({ api, list, linkTo }: EntryOrderProps) {
  const [entries, setEntries] = useState(list.entries);
  const [said, say] = useState('');
  const move = async (from: number, to: number): Promise<void> => {
    if (from === to) return;
    const next = moved(entries, from, to);
    setEntries(next);
    const slugs = next.map(({ slug }) => slug);
    const { sentence } = await askOffice(api, `order/${list.name}`, 'PUT', { slugs });
    say(sentence ?? texts.list.moved(to + 1));
  };
  return (
    <>
      <ol className="editing-list">
        {entries.map((entry, at) => (
          <OrderedItem
            key={entry.slug}
            name={entry.title}
            head={<span className="editing-entry-name">{linkTo(entry)}</span>}
            count={entries.length}
            at={at}
            onMove={(from, to) => void move(from, to).catch(() => say(texts.save.offline))}
          />
        ))}
      </ol>
      <p role="status" className="field-hint">
        {said}
      </p>
    </>
  );
}

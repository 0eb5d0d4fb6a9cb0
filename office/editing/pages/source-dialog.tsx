import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { askOffice } from './ask-office.ts';
import { useForm } from './form-context.ts';
import { pageTexts } from './page-texts.ts';

const texts = pageTexts.body.sources;

interface Source {
  readonly slug: string;
  readonly title: string;
}

interface SourceDialogProps {
  onChoose: (key: string) => void;
  onClose: () => void;
}

/** The list of sources with a search; choosing one cites it in the text. */
export function SourceDialog({ onChoose, onClose }: SourceDialogProps) {
  const { api } = useForm();
  const dialog = useRef<HTMLDialogElement>(null);
  const [sources, setSources] = useState<readonly Source[]>();
  const [sought, setSought] = useState('');
  const [failure, setFailure] = useState('');
  useEffect(() => {
    dialog.current?.showModal();
    askOffice<{ name: string; entries: Source[] }[]>(api, 'collections')
      .then(({ told }) => setSources(told.find(({ name }) => name === 'sources')?.entries ?? []))
      .catch(() => setFailure(texts.failed));
  }, [api]);
  const words = sought.toLocaleLowerCase('de').split(/\s+/u);
  const found = (sources ?? []).filter(({ slug, title }) => {
    const text = `${slug} ${title}`.toLocaleLowerCase('de');
    return words.every((word) => text.includes(word));
  });
  const state = failure || (sources ? texts.found(found.length) : pageTexts.loading);
  return (
    <dialog
      ref={dialog}
      className="editing-dialog"
      aria-labelledby="sources-title"
      onClose={onClose}
    >
      <h2 id="sources-title" className="editing-heading">
        {texts.title}
      </h2>
      <div className="field">
        <label htmlFor="sources-search" className="field-label">
          {texts.search}
        </label>
        <input
          id="sources-search"
          type="search"
          className="field-control"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <p role="status" className="field-hint">
          {state}
        </p>
      </div>
      <ul className="editing-sources">
        {found.map(({ slug, title }) => (
          <li key={slug}>
            <button type="button" className="editing-tool" onClick={() => onChoose(slug)}>
              <b>{slug}</b> {title}
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={() => dialog.current?.close()}>
        {texts.close}
      </Button>
    </dialog>
  );
}

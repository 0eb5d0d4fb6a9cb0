import { useEffect, useState } from 'react';
import { askOffice } from './ask-office.ts';
import { EditingDialog } from './editing-dialog.tsx';
import { useForm } from './form-context.ts';
import { pageTexts } from './page-texts.ts';
import { TextInput } from './text-input.tsx';

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
  const [sources, setSources] = useState<readonly Source[]>();
  const [sought, setSought] = useState('');
  const [failure, setFailure] = useState('');
  useEffect(() => {
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
    <EditingDialog title={texts.title} onClose={onClose}>
      <TextInput type="search" label={texts.search} value={sought} onWrite={setSought} />
      <p role="status" className="field-hint">
        {state}
      </p>
      <ul className="editing-sources">
        {found.map(({ slug, title }) => (
          <li key={slug}>
            <button type="button" className="editing-tool" onClick={() => onChoose(slug)}>
              <b>{slug}</b> {title}
            </button>
          </li>
        ))}
      </ul>
    </EditingDialog>
  );
}

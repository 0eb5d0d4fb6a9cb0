import { useEffect, useRef, useState } from 'react';
import { askOffice } from './ask-office.ts';
import { useForm } from './form-context.ts';
import { pageTexts } from './page-texts.ts';

const texts = pageTexts.body;

interface Source {
  readonly slug: string;
  readonly title: string;
}

interface BodyFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The text of an article as it is written, with buttons for what is hard to remember. */
export function BodyField({ value, onChange }: BodyFieldProps) {
  const { api } = useForm();
  const control = useRef<HTMLTextAreaElement>(null);
  const [sources, setSources] = useState<readonly Source[]>([]);
  useEffect(() => {
    askOffice<{ name: string; entries: Source[] }[]>(api, 'collections')
      .then(({ told }) => setSources(told.find(({ name }) => name === 'sources')?.entries ?? []))
      // Without the list a source can still be written by hand.
      .catch(() => undefined);
  }, [api]);
  const insert = (before: string, sample: string, after = ''): void => {
    const area = control.current;
    if (area === null) return;
    const { selectionStart: start, selectionEnd: end } = area;
    const inner = value.slice(start, end) || sample;
    const isLine = before.endsWith(' ') && start > 0 && value[start - 1] !== '\n';
    const opening = isLine ? `\n\n${before}` : before;
    onChange(value.slice(0, start) + opening + inner + after + value.slice(end));
    area.focus();
    // The new text stands there after the next drawing.
    requestAnimationFrame(() => {
      area.setSelectionRange(start + opening.length, start + opening.length + inner.length);
    });
  };
  return (
    <div className="field">
      <label htmlFor="field-body" className="field-label">
        {texts.label}
      </label>
      <div className="editing-toolbar" role="group" aria-label={texts.toolbar}>
        <Tool label={texts.heading} onUse={() => insert('## ', texts.heading)} />
        <Tool label={texts.bold} onUse={() => insert('**', texts.sample.bold, '**')} />
        <Tool label={texts.list} onUse={() => insert('- ', texts.list)} />
        <Tool label={texts.link} onUse={() => insert('[', texts.sample.link, '](https://)')} />
        <select
          aria-label={texts.source}
          className="field-control"
          value=""
          onChange={({ target }) => insert(` [@${target.value}]`, '')}
        >
          <option value="">{texts.source}</option>
          {sources.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {`${slug}: ${title}`}
            </option>
          ))}
        </select>
      </div>
      <textarea
        id="field-body"
        ref={control}
        className="field-control editing-body"
        rows={20}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

function Tool({ label, onUse }: { label: string; onUse: () => void }) {
  return (
    <button type="button" className="editing-tool" onClick={onUse}>
      {label}
    </button>
  );
}
